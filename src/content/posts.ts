import { withIds } from '@/lib/with-ids';

/** The categories of BIZ-6. */
export type Category =
  | 'Accounting'
  | 'Business'
  | 'Finance'
  | 'Invest'
  | 'Payroll Processing'
  | 'Taxation';

export type Post = {
  id: string;
  title: string;
  img: string;
  /** Month and day; the current year is put after it where it is shown. */
  date: string;
  tag: Category;
  desc: string;
  minutes: number;
};

/** Newest first. */
export const posts = withIds<Post>('post', [
  {
    title: 'The 27th payday arrives about every eleven years',
    img: '/art/posts/pay-calendar.svg',
    date: 'Nov 12',
    tag: 'Payroll Processing',
    desc: 'Twenty-six biweekly paydays cover 364 days. The days left over pile up until one year holds an extra check. At $96,000 a run, an owner wants to know which year that is.',
    minutes: 4,
  },
  {
    title: 'Form 941 gives ten extra days to those who deposit on time',
    img: '/art/posts/quarterly-941.svg',
    date: 'Oct 20',
    tag: 'Taxation',
    desc: 'The quarterly return is due on the last day of the next month. Deposit every dollar when it is due and you have until the tenth of the month after.',
    minutes: 5,
  },
  {
    title: 'A nondiscretionary bonus raises the overtime rate',
    img: '/art/posts/overtime-clock.svg',
    date: 'Sep 29',
    tag: 'Payroll Processing',
    desc: 'Forty-five hours at $20 and a $90 attendance bonus come to $990 before overtime. The regular rate is $22, the premium is $55, and the check is $1,045.',
    minutes: 6,
  },
  {
    title: 'Ten minutes a day on the bank feed replaces a weekend',
    img: '/art/posts/bank-feed.svg',
    date: 'Aug 18',
    tag: 'Accounting',
    desc: 'A charge is easy to explain on the morning it clears and hard to explain a month later. Here is the order in which we match items, and the three we never guess.',
    minutes: 5,
  },
  {
    title: 'Build a 13-week cash forecast around your paydays',
    img: '/art/posts/cash-forecast.svg',
    date: 'Jul 14',
    tag: 'Finance',
    desc: 'Wages and payroll tax are the bills that cannot slip, so they go on the sheet first. Rent, suppliers and customer receipts are then laid around them, week by week.',
    minutes: 7,
  },
  {
    title: 'The IRS sorts contractor from employee by three kinds of evidence',
    img: '/art/posts/contractor-or-employee.svg',
    date: 'Jun 9',
    tag: 'Business',
    desc: 'Behavior, money and the relationship: what each one looks like for a drywall crew, a relief dentist and a fitness trainer, and when Form SS-8 is worth the wait.',
    minutes: 8,
  },
  {
    title: 'Production is not income until the claim is paid',
    img: '/art/posts/claim-ledger.svg',
    date: 'May 5',
    tag: 'Finance',
    desc: 'A $1,200 crown became $740 from the plan, $150 from the patient and a $310 write-off. Following one claim through the ledger shows where a practice’s cash goes missing.',
    minutes: 6,
  },
  {
    title: 'A 12-line checklist closes the books by day five',
    img: '/art/posts/closing-checklist.svg',
    date: 'Mar 24',
    tag: 'Accounting',
    desc: 'Our own list, with who signs each line and on which business day. Accrued wages come fourth, because the payday after month-end almost always straddles two months.',
    minutes: 5,
  },
  {
    title: 'Read the rent roll before you read the asking price',
    img: '/art/posts/rent-roll.svg',
    date: 'Jan 15',
    tag: 'Invest',
    desc: 'Two of twenty-four units stood empty at $1,300 a month, and the listing counted them as let. That is $31,200 of yearly income the buyer would have paid for.',
    minutes: 6,
  },
]);
