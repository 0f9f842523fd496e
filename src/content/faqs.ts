import { claims } from '@/content/claims';
import { switchWeekCount } from '@/content/counts.excerpt';
import { contractorThreshold, taxYear } from '@/content/tax-year.excerpt';
import { withIds } from '@/lib/with-ids';

export type Faq = {
  id: string;
  question: string;
  answer: string;
  /** Whether `nextStart` ends the answer. */
  hasNextStart?: true;
};

/** By when to sign, without a day and with one (BIZ-13). */
export const nextStart = {
  always: `To start with a new quarter, sign ${switchWeekCount} weeks ahead.`,
  today: (start: string, signBy: string) => `To start on ${start}, sign by ${signBy}.`,
};

export const faqs = withIds<Faq>('faq', [
  {
    question: 'How soon can we start?',
    answer: `Allow ${switchWeekCount} weeks from the day you sign to the first payday. A monthly payroll takes about ten. Any month works; the start of a year or quarter saves a reconciliation. We tie the year’s wages and taxes to the Forms 941 on file, so each employee gets one W-2 under your EIN and Social Security stops at its limit.`,
    hasNextStart: true,
  },
  {
    question: 'Who files the returns, and who pays if one is late?',
    answer:
      'You sign Form 8655. We make the deposits and file Forms 941, 940 and W-2 and the state returns. By law the employer stays responsible for the tax, whoever files. Our agreement says that if a return or deposit is late or wrong through our fault, we pay the penalty and the interest. You can check the federal deposits in your EFTPS or IRS business tax account.',
  },
  {
    question: 'What are our options for hiring and paying people?',
    answer:
      'There are four. Direct employees are on your payroll: you hire and fire, and the W-2 carries your EIN. Contractors run a business of their own, send invoices and pay their own tax. In a place where you are not registered, an employer of record hires the person for you, withholds and insures, while you direct the work. Global payroll pays the staff of companies you own abroad, under the rules there. We pay direct employees and contractors ourselves. Abroad, and for an employer of record, we work with a partner whose price is quoted separately.',
  },
  {
    question: 'How do we know whether someone is a contractor or an employee?',
    answer: `The IRS weighs three kinds of evidence: who controls the work, who carries the cost and risk, and how the two of you work together. A signed agreement does not settle it. Contractors give you a Form W-9. Those paid ${contractorThreshold} or more in ${taxYear} get a 1099-NEC by January 31 or the next business day, unless they are corporations or were paid by card. (Law firms get one even if incorporated.) Employees get a W-2 by that date. In Montana most contractors also need ${claims.montanaContractor}.`,
  },
  {
    question: 'When do we have to approve a pay run for direct deposit?',
    answer: `By ${claims.payday.deadline}. For a Friday payday that is ${claims.payday.approval}, or a day sooner when a bank holiday falls on Wednesday or Thursday. We draw the net pay and the taxes from your account ${claims.payday.drawn}, into ${claims.trust}. If your bank returns that draw, your people have already been paid. Our own money covers it that day, and we need your wire on the next banking day. For late hours there is same-day ACH until the afternoon cutoff, once your wire is in, or a printed check.`,
  },
]);
