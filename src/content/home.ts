import {
  CalendarCheck,
  ContactRound,
  FileDiff,
  HandCoins,
  type IconNode,
  ListChecks,
  LockKeyhole,
  ReceiptText,
  RefreshCw,
} from 'lucide';
import { claims } from '@/content/claims';
import { phone } from '@/content/contact-links.excerpt';
import {
  practiceCountAtStart,
  switchWeekCount,
  testimonialCountAtStart,
} from '@/content/counts.excerpt';
import { firm } from '@/content/firm.excerpt';
import { eastern, hours } from '@/content/hours.excerpt';
import { planExample } from '@/content/plan-shares.excerpt';
import { practices, type ServicePath } from '@/content/practices';
import { withIds } from '@/lib/ids';
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
export type Solution = { id: string; icon: IconNode; name: string; desc: string; link: Path };
export type Feature = {
  id: string;
  icon: IconNode;
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
export type Reason = { id: string; icon: IconNode; title: string; desc: string };
export type Integration = { id: string; from: string; to: string; note: string };

/** HOME-1 */
export const hero = {
  title: 'Payroll that balances to the cent.',
  lead: `Our ${firm.state} CPA firm does payroll, books and taxes for ${claims.clients} companies of up to ${claims.largest.employees} people in any state.`,
  promise: 'We hold your payroll money in trust and pay any penalty we cause.',
  primary: { label: 'Get Started', link: '/contact' },
  secondary: { label: 'Learn More', link: '/faq' },
  call: 'Get a free payroll review',
  hours: hours.short,
  /** The prompt above the sample check's controls. */
  prompt: 'Try it: change the hours, the rate or the state.',
} as const satisfies Record<string, string | Action>;

/** What can be done with the sample check (ST-PAY-7). */
export const checkTools = {
  send: 'Share check',
  copied: 'Link copied',
  print: 'Print check',
  /** The label of the link, if the browser has refused to copy it. */
  byHand: 'Your browser blocked copying. Copy this link:',
} as const;

/** What lifts the sample check, and what lies below (ST-PAY-6). */
export const behindPaper = {
  tab: 'For developers',
  region: 'Chart of the sample check',
  note: 'The statechart that runs this check. The active states are lit.',
  active: 'Active states:',
  missing: 'The chart didn’t load. You can see all of them on their own page:',
  all: 'All statecharts',
} as const;

/** HOME-2 */
export const logos = {
  label: `${claims.clients}+ businesses work with ${firm.name}`,
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
  lead: `${practiceCountAtStart} services, one set of books. Start with payroll; add states, books and taxes later.`,
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
  lead: 'You make the decisions. We do the work, and you see every step.',
  items: withIds<Feature>('feature', [
    {
      icon: FileDiff,
      title: 'Payroll you approve in minutes',
      desc: 'The day before your deadline you see this run beside the last one. We flag new hires, raises and unusual hours, so you read only the changes.',
      paper: 'pay-run',
    },
    {
      icon: RefreshCw,
      title: 'A bank feed matched daily',
      desc: `Each business morning we match your bank’s lines to bills, deposits and payroll. If one doesn’t match, we ask you ${claims.unmatched}.`,
      paper: 'bank-feed',
    },
    {
      icon: CalendarCheck,
      title: 'A tax calendar kept for you',
      desc: 'Deposits, 941s, state returns and year-end forms on one calendar: what’s paid, what’s filed and what’s next.',
      paper: 'tax-calendar',
    },
    {
      icon: ListChecks,
      title: 'Books closed on a set day',
      desc: `By the ${claims.closing.day} we finish twelve steps, from bank balances to the statements. Your report ${claims.report}.`,
      paper: 'closing-checklist',
    },
  ]),
} satisfies SectionIntro & { items: readonly Feature[] };

/** Explains whose averages the counters are; they exceed any single case study. */
export const countersNote = {
  survey:
    'Averages from our 2025 client survey. The large figures come from clients with over 100 employees and include wages for jobs they no longer need to fill.',
  smaller: 'Clients with 20 to 50 employees save 18 hours a month and',
  savings: '$19,700 a year in staff time, fees and penalties.',
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
  lead: 'Your current provider keeps paying your people until our totals match theirs.',
  items: withIds<Step>('step', [
    {
      week: 'Week 1',
      title: 'We read your records',
      desc: 'Your accountant reads last year’s returns and this year’s pay registers, then lists the gaps and the entries that look wrong.',
      youDo: 'Sign Form 8655 so we can file for you, and send the registers',
      weDo: 'Set a date to close each gap',
    },
    {
      week: 'Weeks 2–3',
      title: 'We move your people over',
      desc: 'Bank details, W-4s, PTO balances, deductions and year-to-date totals come with them. Nobody enters anything twice.',
      youDo: 'Answer a short list of questions',
      weDo: 'Tie wages and taxes to the 941s already filed',
    },
    {
      week: claims.trial.weeks,
      title: 'We run in parallel',
      desc: `We do ${claims.trial.runs} alongside your provider: the payday you just had, then the next. We trace each difference to a rate, a rule or a typo.`,
      youDo: 'Keep paying people the way you do now',
      weDo: 'Explain the differences to the cent',
    },
    {
      week: 'Week 6',
      title: 'We go live',
      desc: `You approve the first run with your accountant on the phone. Your people get their stubs ${claims.payday.stubs}. We send you proof of the first tax deposit.`,
      youDo: 'Approve the run by your deadline',
      weDo: 'Pay your people and deposit the tax',
    },
  ]),
} satisfies SectionIntro & { items: readonly Step[] };

/** HOME-7 */
export const whyUs = {
  heading: 'Our promises are in the contract',
  lead: 'Hold us to every clause.',
  /** The two lines at the bottom of the contract. */
  signed: { us: `For ${firm.name}`, you: 'For the client' },
  items: withIds<Reason>('reason', [
    {
      icon: ContactRound,
      title: 'A named accountant on every plan',
      desc: `Before you sign, you meet the accountant who checks our work and takes your calls. A second one knows your file, too.`,
    },
    {
      icon: HandCoins,
      title: 'If we cause a penalty, we pay it',
      desc: 'If a deposit or return is late or wrong because of us, we write to the agency and pay the penalty and the interest. You see each federal deposit in your own EFTPS or IRS business tax account.',
    },
    {
      icon: ReceiptText,
      title: 'Reports in plain English',
      desc: `When we close your books, the report ${claims.report}: your income, your costs, the changes and our questions.`,
    },
    {
      icon: LockKeyhole,
      title: 'Payroll data under lock and key',
      desc: 'Your records are encrypted at rest and in transit, behind two-factor sign-in. We call to confirm any new bank account. Another CPA firm tests our payroll controls each year.',
    },
  ]),
} satisfies SectionIntro & { signed: Record<'us' | 'you', string>; items: readonly Reason[] };

/** HOME-8 */
export const integrations = {
  heading: 'Your systems post straight to the right account',
  lead: 'Keep your software, and your CPA. We work in your QuickBooks or Xero file; other systems connect directly or by spreadsheet.',
  items: withIds<Integration>('integration', [
    {
      from: 'Time clocks',
      to: '6010 Wages',
      note: 'Magpie Time, Bitterroot Clock, spreadsheets',
    },
    {
      from: 'Bank accounts',
      to: '1010 Operating cash',
      note: 'Any US bank, each business morning',
    },
    {
      from: 'Card terminals',
      to: '1210 Card receivables',
      note: 'Camas POS, Huckleberry Pay; fees separate',
    },
    {
      from: 'Practice software',
      to: '1220 Claims receivable',
      note: 'Larch Dental, Chickadee Clinic',
    },
    {
      from: 'Property software',
      to: '4010 Rental income',
      note: 'Ponderosa Rents; deposits separate',
    },
    {
      from: 'Benefit carriers',
      to: '2230 Benefits payable',
      note: '401(k), health and workers’ comp carriers',
    },
  ]),
} satisfies SectionIntro & { items: readonly Integration[] };

/** HOME-9 */
export const cta = {
  heading: 'Start with a free payroll review',
  text: `Upload your last payroll to ${claims.folder}, and you get one page ${claims.freeCheck}: each error, the rule behind it and what it cost. It’s yours even if you never switch.`,
  phone,
  hours: `${hours.long}. ${eastern}`.trim(),
  action: { label: 'Get a free payroll review', link: '/contact' } satisfies Action,
} as const;

/** HOME-10 */
export const testimonialsIntro: SectionIntro = {
  heading: 'What changed for our clients',
  lead: `${testimonialCountAtStart} of them, in their own numbers.`,
};

/** HOME-11 */
export const pricingIntro: SectionIntro = {
  heading: 'One price per company',
  lead: `Setup, filing and support are included; government fees are ${claims.governmentCharges}. ${planExample} (Sample prices in US dollars.)`,
};

/** HOME-12 */
export const questionsIntro: SectionIntro = {
  heading: 'Questions from owners who are about to switch',
  lead: `An accountant answers the phone. Emails get a reply ${claims.reply}.`,
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
