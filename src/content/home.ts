import {
  CalendarCheck,
  ContactRound,
  FileDiff,
  HandCoins,
  ListChecks,
  LockKeyhole,
  type LucideIcon,
  ReceiptText,
  RefreshCw,
} from 'lucide-react';
import { claims } from '@/content/claims';
import { phone } from '@/content/contact-links.excerpt';
import {
  planCountAtStart,
  practiceCount,
  switchWeekCount,
  testimonialCountAtStart,
} from '@/content/counts.excerpt';
import { firm } from '@/content/firm.excerpt';
import { hours } from '@/content/hours.excerpt';
import { practices, type ServicePath } from '@/content/practices';
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
  /** The document that the work produces. */
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
  lead: `${firm.name} pays your people, keeps your books and files your returns. A second person checks what changed before you see it.`,
  primary: { label: 'Get Started', link: '/contact' },
  secondary: { label: 'Learn More', link: '/faq' },
  call: 'Call an accountant',
  hours: hours.short,
  /** The prompt above the sample check's controls. */
  prompt: 'Change the hours, rate or state: the rest follows.',
} as const satisfies Record<string, string | Action>;

/** What can be done with the sample check (ST-PAY-7). */
export const checkTools = {
  send: 'Send this check',
  copied: 'Link copied',
  print: 'Print this check',
  /** The label of the link, if the browser has refused to copy it. */
  byHand: 'The browser does not let this page copy. The link to copy by hand:',
} as const;

/** What lifts the sample check, and what lies below (ST-PAY-6). */
export const behindPaper = {
  tab: 'Statechart',
  region: 'Chart of the sample check',
  note: 'For developers: the statechart that runs this check, with its active states lit.',
  active: 'Active states:',
  missing: 'The chart has not arrived. All machines have theirs on a page of their own:',
  all: 'All machines',
} as const;

/** HOME-2 */
export const logos = {
  label: `15,000+ businesses work with ${firm.name}`,
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
const solution = (name: string, link: ServicePath) => {
  const { icon, line: desc } = practices[link];
  return { icon, name, desc, link };
};

export const solutions = {
  heading: 'Payroll, books and taxes from the same firm',
  lead: `Our ${practiceCount} practices work from a shared ledger. Start with payroll and add the others when you need them.`,
  items: withIds<Solution>('solution', [
    solution('Payroll processing', '/services/payroll-processing'),
    solution('Accounting', '/services/accounting-services'),
    solution('Taxation', '/services/taxation-services'),
    solution('Real estate', '/services/real-state-services'),
    solution('Healthcare', '/services/healthcare-services'),
    solution('Dentistry', '/services/dentist-services'),
  ]),
} satisfies SectionIntro & { items: readonly Solution[] };

/** HOME-4 */
export const features = {
  heading: 'Work that stops landing on your desk',
  lead: 'The decisions stay with you. We do the work behind them and show you how it was done.',
  items: withIds<Feature>('feature', [
    {
      icon: FileDiff,
      title: 'Pay runs you approve in minutes',
      desc: 'The day before your deadline you see the run next to the last one. New hires, raises and odd hours are marked, so you read only the changes.',
      paper: 'pay-run',
    },
    {
      icon: RefreshCw,
      title: 'A bank feed matched daily',
      desc: `Each business morning we match what has cleared to bills, deposits and pay runs. Anything left over comes to you as a question ${claims.unmatched}.`,
      paper: 'bank-feed',
    },
    {
      icon: CalendarCheck,
      title: 'A tax calendar kept for you',
      desc: 'Deposits, Form 941, state returns and year-end forms sit on one calendar. It shows which are paid or filed and which comes next.',
      paper: 'tax-calendar',
    },
    {
      icon: ListChecks,
      title: 'A close with a fixed date',
      desc: `Twelve checks, from bank balances to accrued wages, close the month by the ${claims.closing.day}. The statements come with a short note about the changes.`,
      paper: 'closing-checklist',
    },
  ]),
} satisfies SectionIntro & { items: readonly Feature[] };

/** Explains whose averages the counters are; they exceed any single case study. */
export const countersNote = {
  survey:
    'Our 2025 survey of clients with over 100 employees; savings include positions left open.',
  smaller: 'Those with 20 to 50 save 18 hours a month and',
  savings: '$19,700 a year.',
};

/** HOME-5; the figures and their labels are BIZ-5. */
export const counters = withIds<Counter>('counter', [
  { prefix: '', value: 68, suffix: ' hrs', label: 'average time saved per month' },
  { prefix: '$', value: 256689, suffix: '', label: 'average yearly savings' },
  { prefix: '', value: claims.switchWeeks, suffix: ' weeks', label: 'average switch time' },
]);

/** HOME-6 */
export const steps = {
  heading: `Switched over in ${switchWeekCount} weeks, without a missed payday`,
  lead: 'The usual schedule: your old provider keeps running payroll until our totals match theirs.',
  items: withIds<Step>('step', [
    {
      week: 'Week 1',
      title: 'We read your records',
      desc: 'Your accountant goes through last year’s returns and this year’s pay registers, then lists the gaps and the entries that look wrong.',
      youDo: 'Sign Form 8655 for the first live run and send the registers',
      weDo: 'Set a date to close each gap',
    },
    {
      week: 'Weeks 2–3',
      title: 'We load and reconcile',
      desc: 'Employees, rates, deductions and year-to-date totals go in. We tie them to the Forms 941 on file, because every later check builds on them.',
      youDo: 'Answer a short list of questions',
      weDo: 'Match wages and taxes to the returns',
    },
    {
      week: claims.trial.weeks,
      title: 'We run in parallel',
      desc: `We make ${claims.trial.runs}: the payday just past, then the next one while your provider pays it. Differences are traced to a rate, a rule or a typo.`,
      youDo: 'Pay as you always have',
      weDo: 'Explain the differences to the cent',
    },
    {
      week: 'Week 6',
      title: 'We go live',
      desc: `You approve the first run with your accountant on the phone. Stubs reach your staff ${claims.payday.stubs}. We confirm the first tax deposit to you.`,
      youDo: 'Approve the run by your deadline',
      weDo: 'Pay your people and deposit the tax',
    },
  ]),
} satisfies SectionIntro & { items: readonly Step[] };

/** HOME-7 */
export const whyUs = {
  heading: 'Our promises are in the contract',
  lead: 'Clauses that you can quote back to us.',
  /** The two lines at the bottom of the contract. */
  signed: { us: `For ${firm.name}`, you: 'For the client' },
  items: withIds<Reason>('reason', [
    {
      icon: ContactRound,
      title: 'One accountant on any plan',
      desc: `You have ${claims.accountant} who reviews what we do for you and takes your calls. When they are away, a second accountant who knows the file picks up.`,
    },
    {
      icon: HandCoins,
      title: 'Penalties we cause, we pay',
      desc: 'When a deposit or return is late or wrong through our fault, we write to the agency and pay the penalty and the interest. You can see each federal deposit in your EFTPS or IRS business tax account.',
    },
    {
      icon: ReceiptText,
      title: 'Statements in plain words',
      desc: `When we close your books, the report ${claims.report}: what you earned, what it cost, what changed and what we would ask you.`,
    },
    {
      icon: LockKeyhole,
      title: 'Pay data kept under lock',
      desc: 'Your records are confidential. They are encrypted at rest and in transit, behind a second factor. We call to confirm a new bank account. Your payroll money is held in a trust account.',
    },
  ]),
} satisfies SectionIntro & { signed: Record<'us' | 'you', string>; items: readonly Reason[] };

/** HOME-8 */
export const integrations = {
  heading: 'Your systems post straight to the right account',
  lead: 'Most connect directly, and the rest send a file. Tell us which you use, and the quote says how it connects.',
  items: withIds<Integration>('integration', [
    {
      from: 'Time clocks',
      to: '6010 Wages',
      note: 'Approved hours, split by job or location',
    },
    {
      from: 'Bank accounts',
      to: '1010 Operating cash',
      note: 'Cleared items, each business morning',
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
      note: 'Rent by unit, deposits kept separate',
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
  heading: 'Have a pay run checked free of charge',
  text: `Call or write, and we open an encrypted folder for a finished pay run. You get one page ${claims.freeCheck}, with each difference, its rule and its amount, even if you never switch.`,
  phone,
  hours: hours.long,
  action: { label: 'Have a pay run checked', link: '/contact' } satisfies Action,
} as const;

/** HOME-10 */
export const testimonialsIntro: SectionIntro = {
  heading: 'Our clients measure it in hours and dollars',
  lead: `${testimonialCountAtStart} of them say what changed, in their own numbers.`,
};

/** HOME-11 */
export const pricingIntro: SectionIntro = {
  heading: `${planCountAtStart} plans, one monthly price each`,
  lead: `Sample prices in US dollars per client, not per employee. Setup, filing and support are included. Government filing fees are ${claims.governmentCharges}.`,
};

/** HOME-12 */
export const questionsIntro: SectionIntro = {
  heading: 'Questions from owners who are about to switch',
  lead: 'Another question? Call. An accountant answers.',
};

/** HOME-13 */
export const blog = {
  heading: 'News & Blog',
  title: `Stay updates with ${firm.shortName} News`,
  intro:
    'Articles on accounting, payroll processing and financial management, written by the people who do the work.',
  readMore: 'Read more',
  all: 'See All Blog',
} as const;
