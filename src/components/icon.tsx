import {
  ArrowLeftRight,
  Banknote,
  BookOpenCheck,
  Calculator,
  CalendarCheck,
  Clock,
  ContactRound,
  FileDiff,
  HandCoins,
  House,
  Landmark,
  ListChecks,
  LockKeyhole,
  type LucideIcon,
  Mail,
  MapPin,
  Phone,
  ReceiptText,
  RefreshCw,
  ScrollText,
  Smile,
  Stethoscope,
} from 'lucide-react';
import type { IconName } from '@/lib/icon-name';

const icons = {
  'arrow-left-right': ArrowLeftRight,
  banknote: Banknote,
  'book-open-check': BookOpenCheck,
  calculator: Calculator,
  'calendar-check': CalendarCheck,
  clock: Clock,
  'contact-round': ContactRound,
  'file-diff': FileDiff,
  'hand-coins': HandCoins,
  house: House,
  landmark: Landmark,
  'list-checks': ListChecks,
  'lock-keyhole': LockKeyhole,
  mail: Mail,
  'map-pin': MapPin,
  phone: Phone,
  'receipt-text': ReceiptText,
  'refresh-cw': RefreshCw,
  'scroll-text': ScrollText,
  smile: Smile,
  stethoscope: Stethoscope,
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
