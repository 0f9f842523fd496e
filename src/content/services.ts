import { BookOpenCheck, ContactRound, type IconNode, ListChecks } from 'lucide';
import { claims } from '@/content/claims';
import type { Plan } from '@/content/plans';
import { practices, type ServicePath } from '@/content/practices';
import { withIds } from '@/lib/ids';
import type { Path } from '@/routes';

export type ServiceCard = {
  id: string;
  title: ServiceTitle;
  desc: string;
  icon: IconNode;
  link: ServicePath;
};

export type ServiceTitle =
  | 'Payroll Processing'
  | 'Accounting Services'
  | 'Taxation Services'
  | 'Real Estate Services'
  | 'Healthcare Services'
  | 'Dentist Services';

export type Audience = { id: string; who: string; why: string };
export type Offering = {
  id: string;
  icon: IconNode;
  title: string;
  desc: string;
  /** The plans that include it, or that it is by quote. */
  plan: string;
};
export type MonthDay = { id: string; when: string; what: string };
export type ServiceQuestion = { id: string; question: string; answer: string };

/** A part of a service page in one of its variants. */
export type ServicePart =
  | { kind: 'paper'; ground: 'paper' | 'mint' | 'desk' }
  | { kind: 'offerings'; variant: 'ledger' | 'columns' | 'bento' }
  | { kind: 'month'; variant: 'rail' | 'list' }
  | { kind: 'audience'; variant: 'cards' | 'rows' };

/** A service page (RT-4, SERV-1) with a working paper of the practice. */
export type Service<A extends AnyPaper = AnyPaper> = {
  heading: ServiceTitle;
  link: ServicePath;
  lead: string;
  /** The parts between banner and questions, in order. */
  parts: readonly ServicePart[];
  /** The heading of the offerings. */
  claim: string;
  audience: { heading: string; items: readonly Audience[] };
  offerings: readonly Offering[];
  month: { heading: string; lead: string; days: readonly MonthDay[]; note?: string };
  paper: A;
  questions: { heading: string; items: readonly ServiceQuestion[] };
  action: { heading: string; text: string; label: string; link: Path };
};

/** Money in whole cents, so that sums are exact. */
export type Cents = number;

type Paper<Kind extends string> = {
  kind: Kind;
  title: string;
  caption: string;
  /** What its figures take for granted. */
  note?: string;
};

/** The column headings of a table, by field. */
type Columns<Row> = Readonly<Record<Exclude<keyof Row, 'id'>, string>>;

export type Totals<Row> = {
  [Field in keyof Row as Row[Field] extends Cents ? Field : never]: Cents;
};

/** A paper with one table, and its sums. */
type Ledger<Kind extends string, Row> = Paper<Kind> & {
  columns: Columns<Row>;
  rows: readonly Row[];
  total: Totals<Row>;
};
export type AmountLine = { id: string; label: string; amount: Cents };

export type PayRegisterRow = {
  id: string;
  name: string;
  work: string;
  gross: Cents;
  incomeTax: Cents;
  /** Social Security and Medicare. */
  fica: Cents;
  deductions: Cents;
  net: Cents;
};
export type PayRegister = Ledger<'pay-register', PayRegisterRow> & {
  /** The payees, including for the employer’s share of tax. */
  cash: { heading: string; note: string; lines: readonly AmountLine[]; total: Cents };
};

export type BalanceSheetLine = { id: string; account: string; label: string; amount: Cents };
export type BalanceSheetSection = {
  id: string;
  heading: string;
  lines: readonly BalanceSheetLine[];
  totalLabel: string;
  total: Cents;
};
export type BalanceSheet = Paper<'balance-sheet'> & {
  assets: BalanceSheetSection;
  liabilities: BalanceSheetSection;
  equity: BalanceSheetSection;
  /** Liabilities and equity; equal to total assets. */
  claims: { label: string; total: Cents };
};

export type Installment = {
  id: string;
  due: string;
  amount: Cents;
  /** Total of the estimates paid so far, including this one. */
  paidSoFar: Cents;
};
export type EstimateWorksheet = Paper<'estimate-worksheet'> & {
  /** Numbered lines, each computed from the lines above it. */
  lines: readonly AmountLine[];
  columns: Columns<Installment>;
  installments: readonly Installment[];
};

export type RentRollRow = {
  id: string;
  unit: string;
  tenant: string;
  lease: string;
  carried: Cents;
  rent: Cents;
  lateFee: Cents;
  paid: Cents;
  balance: Cents;
};
export type RentRoll = Ledger<'rent-roll', RentRollRow>;

export type ClaimRow = {
  id: string;
  claim: string;
  visit: string;
  payer: string;
  billed: Cents;
  adjustment: Cents;
  planPaid: Cents;
  patientPaid: Cents;
  balance: Cents;
  status: string;
};
export type ClaimsLedger = Ledger<'claims-ledger', ClaimRow>;

export type ProviderRow = {
  id: string;
  provider: string;
  role: string;
  production: Cents;
  writeOffs: Cents;
  netProduction: Cents;
  collections: Cents;
  lab: Cents;
  afterLab: Cents;
};
export type ProviderStatement = Ledger<'provider-statement', ProviderRow> & {
  /** The associate’s pay, starting with the line that it is based on. */
  associatePay: { label: string; base: Cents; percent: number; amount: Cents };
};

export type AnyPaper =
  | PayRegister
  | BalanceSheet
  | EstimateWorksheet
  | RentRoll
  | ClaimsLedger
  | ProviderStatement;

export type SharedPoint = { id: string; icon: IconNode; title: string; desc: string };
export type Choice = {
  id: string;
  sign: string;
  service: ServiceTitle;
  link: ServicePath;
  firstMonth: string;
  plan: Plan['planName'];
};

/** SERV-1 */
export const serviceCards = withIds<ServiceCard>('service', [
  {
    title: 'Payroll Processing',
    desc: 'We run payroll on your schedule, deposit the tax and file Forms 941, 940 and W-2.',
    icon: practices['/services/payroll-processing'].icon,
    link: '/services/payroll-processing',
  },
  {
    title: 'Accounting Services',
    desc: `We match the bank daily and close each month with three statements: ${claims.statements}.`,
    icon: practices['/services/accounting-services'].icon,
    link: '/services/accounting-services',
  },
  {
    title: 'Taxation Services',
    desc: 'We file your business and state returns, plan four estimates a year and draft replies to notices.',
    icon: practices['/services/taxation-services'].icon,
    link: '/services/taxation-services',
  },
  {
    title: 'Real Estate Services',
    desc: 'We keep a ledger for each unit, a statement for each owner and tenant deposits in a separate account.',
    icon: practices['/services/real-state-services'].icon,
    link: '/services/real-state-services',
  },
  {
    title: 'Healthcare Services',
    desc: 'We follow each claim from charge to payment, match it to the bank and show what’s still owed.',
    icon: practices['/services/healthcare-services'].icon,
    link: '/services/healthcare-services',
  },
  {
    title: 'Dentist Services',
    desc: 'You see each provider’s month: production, write-offs, collections, lab bills and pay.',
    icon: practices['/services/dentist-services'].icon,
    link: '/services/dentist-services',
  },
]);

export const servicesOverview = {
  heading: 'Services',
  claim: 'Start with the job that costs you the most evenings',
  lead: 'Payroll, books and taxes, with teams for rentals, clinics and dentists. Each is part of a plan or quoted before you sign.',
  shared: {
    heading: 'Our teams work from one set of\u00a0books',
    lead: 'We record a wage, a rent payment or a claim once. Everyone who needs it works from that entry.',
    points: withIds<SharedPoint>('service-shared', [
      {
        icon: BookOpenCheck,
        title: 'One chart of accounts',
        desc: 'Account 6010 means wages to payroll, the controller and the tax preparer alike. If one of them needs more detail, we split the account for all three.',
      },
      {
        icon: ListChecks,
        title: 'Reports that wait for the close',
        desc: 'Owner statements, provider pay and tax projections come from a closed month, never from a draft. That is why they agree.',
      },
      {
        icon: ContactRound,
        title: 'Someone who knows the whole file',
        desc: 'Specialists do the work in their field. Your named accountant reviews it and can tell you why a payroll entry changed the tax estimate.',
      },
    ]),
  },
  choose: {
    heading: 'Find your\u00a0problem in\u00a0this list',
    lead: 'If two fit, start with the one that has a deadline.',
    columns: {
      sign: 'You notice',
      service: 'Start with',
      firstMonth: 'In the first month',
      plan: 'Smallest plan',
    },
    rows: withIds<Choice>('service-choice', [
      {
        sign: 'Every payday costs you a day',
        service: 'Payroll Processing',
        link: '/services/payroll-processing',
        firstMonth: 'We tie year-to-date pay to your Forms 941',
        plan: 'Basic',
      },
      {
        sign: 'You learn in March how last year went',
        service: 'Accounting Services',
        link: '/services/accounting-services',
        firstMonth: 'We reconcile bank and card balances to their statements',
        plan: 'Standard',
      },
      {
        sign: 'The tax bill is a surprise each April',
        service: 'Taxation Services',
        link: '/services/taxation-services',
        firstMonth: 'We review your last three years of returns',
        plan: 'Premium',
      },
      {
        sign: 'Owners ask where their rent went',
        service: 'Real Estate Services',
        link: '/services/real-state-services',
        firstMonth: 'We trace tenant deposits to a lease and a bank balance',
        plan: 'Premium',
      },
      {
        sign: 'Deposits and the billing system disagree',
        service: 'Healthcare Services',
        link: '/services/healthcare-services',
        firstMonth: 'We match ninety days of remittances to the bank',
        plan: 'Premium',
      },
      {
        sign: 'Production is up and the bank balance is not',
        service: 'Dentist Services',
        link: '/services/dentist-services',
        firstMonth: 'You get a statement by provider, tied to the bank',
        plan: 'Premium',
      },
    ]),
  },
  action: {
    heading: 'Not sure where to start?',
    text: 'Tell us the last thing that went wrong. We’ll tell you which service would have caught it, or if none would.',
    label: 'Tell us what happened',
    link: '/contact',
  },
} as const;
