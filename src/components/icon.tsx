import {
  ArrowLeftRight,
  Banknote,
  BookOpenCheck,
  Calculator,
  CalendarCheck,
  ChartColumn,
  Clock,
  ContactRound,
  FileCheck,
  FileDiff,
  FlaskConical,
  Hammer,
  HandCoins,
  Handshake,
  Hospital,
  Hourglass,
  House,
  KeyRound,
  Landmark,
  Layers,
  ListChecks,
  LockKeyhole,
  type LucideIcon,
  Mail,
  MailOpen,
  MapPin,
  MonitorSmartphone,
  Percent,
  Phone,
  ReceiptText,
  RefreshCw,
  ScrollText,
  Send,
  ShieldCheck,
  Smile,
  Stethoscope,
  Vault,
  Wallet,
} from 'lucide-react';
import type { IconName } from '@/lib/icon-name';

const icons = {
  'arrow-left-right': ArrowLeftRight,
  banknote: Banknote,
  'book-open-check': BookOpenCheck,
  calculator: Calculator,
  'calendar-check': CalendarCheck,
  'chart-column': ChartColumn,
  clock: Clock,
  'contact-round': ContactRound,
  'file-check': FileCheck,
  'file-diff': FileDiff,
  'flask-conical': FlaskConical,
  hammer: Hammer,
  'hand-coins': HandCoins,
  handshake: Handshake,
  hospital: Hospital,
  hourglass: Hourglass,
  house: House,
  'key-round': KeyRound,
  landmark: Landmark,
  layers: Layers,
  'list-checks': ListChecks,
  'lock-keyhole': LockKeyhole,
  mail: Mail,
  'mail-open': MailOpen,
  'map-pin': MapPin,
  'monitor-smartphone': MonitorSmartphone,
  percent: Percent,
  phone: Phone,
  'receipt-text': ReceiptText,
  'refresh-cw': RefreshCw,
  'scroll-text': ScrollText,
  send: Send,
  'shield-check': ShieldCheck,
  smile: Smile,
  stethoscope: Stethoscope,
  vault: Vault,
  wallet: Wallet,
} satisfies Record<IconName, LucideIcon>;

type Props = { name: IconName; className?: string };

/** An icon that content names. It is decoration: the words beside it say the same. */
export function Icon({ name, className = 'size-5' }: Props) {
  const Lucide = icons[name];
  return <Lucide aria-hidden className={className} strokeWidth={1.75} />;
}

/** An icon on its mint tile, as it stands before a line of a list. */
export const IconTile = ({ name }: { name: IconName }) => (
  <span className="grid size-11 shrink-0 place-items-center rounded bg-mint text-evergreen-700">
    <Icon name={name} />
  </span>
);
