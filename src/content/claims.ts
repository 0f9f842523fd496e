import { firm } from '@/content/firm.excerpt';

/**
 * Statements of the firm that appear in several places: content and drawings use these words, so
 * that a change here changes them all.
 */
export const claims = {
  /** When a month is closed, and how long that took before 2016. */
  closing: {
    day: 'fifth business day',
    short: '5th business day',
    formerly: 'eleven business days',
  },
  /** The day of the close on which earned but unpaid wages are accrued. */
  accrual: { short: '3rd business day', label: 'Day 3' },
  payday: {
    deadline: `noon ${firm.zone}, two banking days before payday`,
    /** The deadline for a Friday payday. */
    approval: 'Wednesday noon',
    drawn: 'the banking day before payday',
    debited: 'wages, taxes and deductions',
    stubs: 'on payday',
  },
  /** When monthly depositors’ federal tax on wages is due. */
  monthlyDeposit: 'on the 15th of the next month, or the next business day',
  /** Where payroll money is between the debit and payday. */
  trust: 'a trust account that is used for nothing else',
  /** The pay frequencies of the Basic plan; the others add weekly and off-cycle runs. */
  basicRuns: 'Biweekly, semimonthly or monthly',
  /** The weeks that a switch takes (BIZ-5). */
  switchWeeks: 6,
  trial: { weeks: 'Weeks 4–5', runs: 'two trial runs' },
  clients: '15,000',
  /** How many people work at the firm, and how many clients a named accountant has. */
  staff: { people: 460, clientsEach: 75 },
  /** Every client has one; the Standard and Premium plans add a direct line. */
  accountant: 'a named accountant',
  /** How soon the reply to a tax notice is drafted; agency and transcript take their own time. */
  noticeReply: 'drafted in two business days',
  /** How the report on a month begins, where the plan includes the books. */
  report: 'opens with a one-page summary',
  /** How soon questions are answered. */
  reply: 'within one business day',
  /** Within how many days of its purchase a course is refunded. */
  refundDays: 30,
  /** How documents reach the firm before there is a portal account. This demo opens none. */
  folder: 'an encrypted folder we set up for you',
  /** The largest payroll in a plan; more is at a custom quote. */
  largest: { employees: 200, entities: 'three' },
  /** Who tests the controls of the payroll work, and who gets the report. */
  controls: {
    tested: 'another CPA firm tests our payroll controls',
    report: 'its SOC\u00a01 Type\u00a02 report goes to clients and their auditors on request',
  },
  /** How soon a free review is done. */
  freeCheck: 'within three business days',
  /** When the client is asked about an unmatched bank transaction. */
  unmatched: 'by noon',
  /** The months of the two tax projections a year. */
  projections: 'June and September',
  statements: 'balance sheet, profit and loss, and cash flow',
  /** Government filing fees are the only cost that the plans exclude. */
  governmentCharges: 'billed at cost',
  /** What most contractors in Montana need (MCA 39-71-417). */
  montanaContractor: 'workers’ compensation coverage or an exemption certificate',
} as const;
