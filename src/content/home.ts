import {
  Banknote,
  Calculator,
  CalendarCheck,
  ContactRound,
  FileDiff,
  HandCoins,
  House,
  ListChecks,
  LockKeyhole,
  type LucideIcon,
  ReceiptText,
  RefreshCw,
  ScrollText,
  Smile,
  Stethoscope,
} from 'lucide-react';
import { company } from '@/content/company';
import { withIds } from '@/lib/with-ids';
import type { Path } from '@/routes';

export type Action = { label: string; link: Path };
export type SectionIntro = { heading: string; lead: string };

export type CompanyName =
  | 'Mill Creek Dental'
  | 'Harrow & Pike Builders'
  | 'Saltgrass Kitchens'
  | 'Ironwood Fitness'
  | 'Juniper Row Rentals'
  | 'Tamarack Freight'
  | 'Northfork Pediatrics'
  | 'Bluebell Veterinary';
export type Logo = { id: string; name: CompanyName };
export type Solution = { id: string; icon: LucideIcon; name: string; desc: string; link: Path };
export type Feature = {
  id: string;
  icon: LucideIcon;
  title: string;
  desc: string;
  /** The paper that the work produces. */
  paper: 'pay-run' | 'bank-feed' | 'tax-calendar' | 'closing-checklist';
};
export type Counter = {
  id: string;
  prefix: string;
  value: number;
  suffix: string;
  label: string;
};
export type Step = {
  id: string;
  week: string;
  title: string;
  desc: string;
  youDo: string;
  weDo: string;
};
export type Reason = { id: string; icon: LucideIcon; title: string; desc: string };
export type Integration = { id: string; from: string; to: string; note: string };

/** HOME-1 */
export const hero = {
  title: 'Payroll that balances to the cent.',
  lead: 'Accupay pays your people, keeps your books and files your returns. Every figure has been checked by an accountant before it reaches you.',
  primary: { label: 'Get Started', link: '/contact' },
  secondary: { label: 'Learn More', link: '/faq' },
  proof: '15,000+ businesses',
  hours: company.hours.short,
  /** Above what changes the sample check. */
  prompt: 'Change it: the taxes, the net pay and the bank follow.',
} as const satisfies Record<string, string | Action>;

/** HOME-2 */
export const logos = {
  label: '15,000+ businesses close their month with Accupay',
  items: withIds<Logo>('logo', [
    { name: 'Mill Creek Dental' },
    { name: 'Harrow & Pike Builders' },
    { name: 'Saltgrass Kitchens' },
    { name: 'Ironwood Fitness' },
    { name: 'Juniper Row Rentals' },
    { name: 'Tamarack Freight' },
    { name: 'Northfork Pediatrics' },
    { name: 'Bluebell Veterinary' },
  ]),
};

/** HOME-3 */
export const solutions = {
  heading: 'One firm for every line of the ledger',
  lead: 'Six practices work from one set of books. Start with payroll and add the rest when you need it.',
  items: withIds<Solution>('solution', [
    {
      icon: Banknote,
      name: 'Payroll processing',
      desc: 'Paid on time in all 50 states, with each deduction explained.',
      link: '/services/payroll-processing',
    },
    {
      icon: Calculator,
      name: 'Accounting',
      desc: 'Books closed by the fifth business day, ready for your banker.',
      link: '/services/accounting-services',
    },
    {
      icon: ScrollText,
      name: 'Taxation',
      desc: 'Returns prepared from numbers that were right all year.',
      link: '/services/taxation-services',
    },
    {
      icon: House,
      name: 'Real estate',
      desc: 'Rent rolls, depreciation and 1031 exchanges kept straight.',
      link: '/services/real-state-services',
    },
    {
      icon: Stethoscope,
      name: 'Healthcare',
      desc: 'Every claim followed from the visit to the bank deposit.',
      link: '/services/healthcare-services',
    },
    {
      icon: Smile,
      name: 'Dentistry',
      desc: 'Production, collections and lab bills in one monthly statement.',
      link: '/services/dentist-services',
    },
  ]),
} satisfies SectionIntro & { items: readonly Solution[] };

/** HOME-4 */
export const features = {
  heading: 'Four jobs that stop landing on your desk',
  lead: 'You keep the decisions. We do the work behind them and show you each step.',
  items: withIds<Feature>('feature', [
    {
      icon: FileDiff,
      title: 'Pay runs you approve in minutes',
      desc: 'Before each payday you see every check beside the last one. New hires, raises and odd hours are marked, so you read the changes only.',
      paper: 'pay-run',
    },
    {
      icon: RefreshCw,
      title: 'A bank feed matched every day',
      desc: 'Each business morning we match the cleared items to bills, deposits and pay runs. If one has no match, you get a question by noon.',
      paper: 'bank-feed',
    },
    {
      icon: CalendarCheck,
      title: 'A tax calendar that someone keeps',
      desc: 'Deposits, Form 941, state returns and year-end forms sit on one calendar. Each carries the name of the accountant who files it.',
      paper: 'tax-calendar',
    },
    {
      icon: ListChecks,
      title: 'Books closed by business day five',
      desc: 'Twelve checks close each month, from bank balances to accrued wages. You receive the statements with a one-page note about what moved.',
      paper: 'closing-checklist',
    },
  ]),
} satisfies SectionIntro & { items: readonly Feature[] };

/** HOME-5; the figures and their labels are BIZ-5. */
export const counters = withIds<Counter>('counter', [
  { prefix: '', value: 68, suffix: ' hrs', label: 'average time saved per month' },
  { prefix: '$', value: 256689, suffix: '', label: 'average yearly savings' },
  { prefix: '', value: 6, suffix: ' weeks', label: 'average switch time' },
]);

/** HOME-6 */
export const steps = {
  heading: 'Switched over in six weeks, without a missed payday',
  lead: 'Your old provider keeps paying until our figures agree with theirs.',
  items: withIds<Step>('step', [
    {
      week: 'Week 1',
      title: 'We read what you have',
      desc: 'Your accountant goes through last year’s returns and this year’s pay registers, then sends a list of what is missing and what looks wrong.',
      youDo: 'Sign Form 8655 and send the registers',
      weDo: 'List every gap, with a date for each',
    },
    {
      week: 'Weeks 2–3',
      title: 'We load and reconcile',
      desc: 'Employees, rates, deductions and year-to-date totals go in. We tie them to the Forms 941 on file before anything else is built upon them.',
      youDo: 'Answer one page of questions',
      weDo: 'Match wages and taxes to each return',
    },
    {
      week: 'Weeks 4–5',
      title: 'We run beside the old system',
      desc: 'Each payday is calculated twice, by your present provider and by us. Every difference is traced to a rate, a rule or a typing error.',
      youDo: 'Pay as you always have',
      weDo: 'Explain each difference to the cent',
    },
    {
      week: 'Week 6',
      title: 'We go live',
      desc: 'You approve the first run with your accountant on the phone. Pay stubs reach your staff that day, and the first deposit is confirmed to you.',
      youDo: 'Approve the run by Wednesday noon',
      weDo: 'Pay your people and deposit the tax',
    },
  ]),
} satisfies SectionIntro & { items: readonly Step[] };

/** HOME-7 */
export const whyUs = {
  heading: 'What we promise is in the contract',
  lead: 'Each of these is a clause that you sign with us and can quote back.',
  items: withIds<Reason>('reason', [
    {
      icon: ContactRound,
      title: 'One accountant, by name',
      desc: 'The person who closes your books answers your calls. When they are away, a second accountant who knows your file picks up.',
    },
    {
      icon: HandCoins,
      title: 'Penalties we cause, we pay',
      desc: 'If a deposit or return is late through our error, the penalty and interest come out of our account. We write the letter too.',
    },
    {
      icon: ReceiptText,
      title: 'Statements in plain words',
      desc: 'Your monthly report opens with a page of sentences: what you earned, what it cost, what changed and what we would ask about.',
    },
    {
      icon: LockKeyhole,
      title: 'Pay data under two locks',
      desc: 'Records are encrypted at rest and in transit. Every sign-in needs a second factor, and a new bank account is confirmed by a phone call.',
    },
  ]),
} satisfies SectionIntro & { items: readonly Reason[] };

/** HOME-8 */
export const integrations = {
  heading: 'Your systems post straight to the right account',
  lead: 'We connect what you already use, so that nobody types a total twice.',
  items: withIds<Integration>('integration', [
    {
      from: 'Time clocks',
      to: '6010 Wages',
      note: 'Approved hours, split by job or location',
    },
    {
      from: 'Bank accounts',
      to: '1010 Operating cash',
      note: 'Cleared items, every business morning',
    },
    {
      from: 'Card terminals',
      to: '1210 Card receivables',
      note: 'Gross sales and fees on separate lines',
    },
    {
      from: 'Practice software',
      to: '1220 Claims receivable',
      note: 'Claims filed, paid and written off',
    },
    {
      from: 'Property software',
      to: '4010 Rental income',
      note: 'Rent by unit, deposits held apart',
    },
    {
      from: 'Benefit carriers',
      to: '2230 Benefits payable',
      note: 'Premiums checked against deductions',
    },
  ]),
} satisfies SectionIntro & { items: readonly Integration[] };

/** HOME-9 */
export const cta = {
  heading: 'Bring last month’s payroll and we will check it with you',
  text: 'Thirty minutes on the phone, at no charge. You hear what we would change and what it would cost, whether or not you switch.',
  phone: company.phone,
  hours: company.hours.long,
  action: { label: 'Talk to an accountant', link: '/contact' } satisfies Action,
} as const;

/** HOME-10 */
export const testimonialsIntro: SectionIntro = {
  heading: 'Our clients measure it in hours and dollars',
  lead: 'Eight of them say what changed, with the figure they gave us.',
};

/** HOME-11 */
export const pricingIntro: SectionIntro = {
  heading: 'Plain prices',
  lead: 'Three plans by the month or by the year. Setup, filings and support are in the price.',
};

/** HOME-12 */
export const questionsIntro: SectionIntro = {
  heading: 'Five things owners ask before they switch',
  lead: 'If yours is not here, call us. An accountant picks up, not a sales desk.',
};

/** HOME-13 */
export const blog = {
  heading: 'News & Blog',
  title: 'Stay updates with Accupay News',
  intro:
    'Articles on accounting, payroll processing and financial management, written by the people who do the work and short enough to read over coffee.',
  readMore: 'Read more',
  all: 'See All Blog',
} as const;
