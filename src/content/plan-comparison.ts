import { claims } from '@/content/claims';
import { byQuote } from '@/content/plan-shares.excerpt';
import { payrollAloneFrom, plans } from '@/content/plans';
import { withIds } from '@/lib/ids';

/** Whether a plan includes something, or how much. */
type Share = boolean | string;

export type ComparedLine = {
  id: string;
  what: string;
  /** One for each plan, in their order. */
  shares: readonly Share[];
};
export type ComparedGroup = { id: string; heading: string; lines: readonly ComparedLine[] };

/** Included in a plan and those above it. */
const from = (plan: string) => {
  const first = plans.findIndex(({ planName }) => planName === plan);
  return plans.map((_, index) => index >= first);
};
const included = plans.map(() => true);
const fromStandard = from('Standard');
const fromPremium = from('Premium');
const quotedFromStandard = fromStandard.map((share) => share && byQuote);

const fullest = plans.at(-1)?.planName;
/** The smallest plan with something. */
const smallestWith = (shares: readonly boolean[]) => plans[shares.indexOf(true)]?.planName;

/** PRICE-1: the plans compared line by line. */
export const planComparison = {
  heading: 'The plans, line by line',
  lead: `${smallestWith(included)} covers up to 10 people in one state; past that, ${smallestWith(fromStandard)} without books is ${payrollAloneFrom} a month. Public jobs need ${smallestWith(fromStandard)}; ledgers by job or provider need ${smallestWith(fromPremium)}.`,
  note: `Over ${claims.largest.employees} employees, or a line marked “${byQuote}”? Ask us for a price. Your own CPA can still do the returns. Yearly billing holds your price for twelve months. We don’t advise on HR or sell benefits.`,
  notices: `If a tax agency writes to you and the mistake is ours, we reply free on any plan. If not, ${fullest} includes the reply; on other plans we quote it.`,
  groups: withIds<ComparedGroup>('compared-group', [
    {
      heading: 'Payroll',
      lines: withIds<ComparedLine>('compared-payroll', [
        {
          what: 'Employees',
          shares: ['Up to 10', 'Up to 50', `Up to ${claims.largest.employees}`],
        },
        { what: 'Entities', shares: ['One', 'One', `Up to ${claims.largest.entities}`] },
        { what: 'States', shares: ['One', 'All 50', 'All 50'] },
        {
          what: 'Payroll runs',
          shares: [claims.basicRuns, 'Also weekly and off-cycle', 'Also weekly and off-cycle'],
        },
        { what: 'Forms 941, 940 and W-2', shares: included },
        { what: 'State withholding and unemployment', shares: included },
        { what: 'Garnishments, benefit deductions, PTO balances', shares: included },
        { what: 'Certified payroll reports, Form WH-347', shares: fromStandard },
        {
          what: 'Contractors and property owners, Forms 1099-NEC and 1099-MISC',
          shares: fromStandard,
        },
        { what: 'Forms 1094-C and 1095-C', shares: quotedFromStandard },
        { what: 'Employer of record, global payroll', shares: quotedFromStandard },
      ]),
    },
    {
      heading: 'Books',
      lines: withIds<ComparedLine>('compared-books', [
        { what: 'Bank feeds matched daily', shares: fromStandard },
        { what: `Close by the ${claims.closing.day} (dentists, sixth)`, shares: fromStandard },
        { what: 'Bills paid, receivables followed up', shares: quotedFromStandard },
        { what: 'Ledgers by job, property or provider', shares: fromPremium },
        { what: '13-week cash forecast', shares: fromPremium },
      ]),
    },
    {
      heading: 'Taxes',
      lines: withIds<ComparedLine>('compared-taxes', [
        {
          what: 'Business return of one entity, federal and home state; four estimates for it or its main owner',
          shares: fromPremium.map((share) => share || byQuote),
        },
        { what: `Tax projections in ${claims.projections}`, shares: fromPremium },
        { what: 'Income tax returns in additional states', shares: plans.map(() => byQuote) },
        { what: 'Owners’ personal returns', shares: plans.map(() => byQuote) },
        { what: 'Sales tax, local filings, cost segregation', shares: plans.map(() => byQuote) },
        {
          what: 'Records for a 1031 exchange or a practice purchase',
          shares: plans.map(() => byQuote),
        },
        {
          what: `Notice replies ${claims.noticeReply}`,
          shares: fromPremium.map((share) => share || byQuote),
        },
      ]),
    },
    {
      heading: 'People',
      lines: withIds<ComparedLine>('compared-people', [
        { what: 'A named accountant', shares: included },
        {
          what: 'How you reach your accountant',
          shares: ['Main number', 'Direct line', 'Direct line'],
        },
      ]),
    },
  ]),
};
