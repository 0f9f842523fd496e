/**
 * What the firm says in more than one place, worded once: content and drawings take these words
 * from here, and `claims.test.ts` reads the pages to hold them to it.
 */
export const claims = {
  /** When a month is closed, and how long that took until 2016. */
  closing: {
    day: 'fifth business day',
    short: '5th business day',
    formerly: 'eleven business days',
  },
  /** The day of the close on which wages worked but not paid are accrued. */
  accrual: { short: '3rd business day', label: 'Day 3' },
  payday: {
    deadline: 'noon Mountain time, two banking days before payday',
    /** The deadline of a Friday payday. */
    approval: 'Wednesday noon',
    drawn: 'the day before payday',
    stubs: 'on payday',
  },
  /** How often the Basic plan pays; the others add weekly and off-cycle runs. */
  basicRuns: 'Biweekly or semimonthly',
  trial: { weeks: 'Weeks 4–5', runs: 'two trial runs' },
  /** Every client has one; from the Standard plan on, with a direct line. */
  accountant: 'a named accountant',
  /** How soon the reply to a tax notice is drafted; agency and transcript take their own time. */
  noticeReply: 'drafted in two business days',
  /** How the report on a month begins, where the plan includes the books. */
  report: 'opens in plain sentences',
  /** When a question gets an answer. */
  reply: 'within one business day',
  /** When the free check of a pay run is done. */
  freeCheck: 'within three business days',
  /** When an item that the bank feed could not match becomes a question to the client. */
  unmatched: 'by noon',
  /** The months of the two tax projections a year. */
  projections: 'June and September',
  statements: 'balance sheet, profit and loss, and cash flow',
  /** What governments charge for a filing is the one thing that the plans leave out. */
  governmentCharges: 'passed on at cost',
  /** Form 1099-NEC for payments of 2026: from how much, and until when. */
  contractorForm: { threshold: '$2,000', due: 'February 1, 2027' },
  /** What most contractors in Montana need (MCA 39-71-417). */
  montanaContractor: 'workers’ compensation coverage or an exemption certificate',
} as const;
