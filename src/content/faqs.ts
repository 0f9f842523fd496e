import { claims } from '@/content/claims';
import { switchWeekCount } from '@/content/counts.excerpt';
import { contractorThreshold, taxYear } from '@/content/tax-year.excerpt';
import { withIds } from '@/lib/ids';

export type Faq = {
  id: string;
  question: string;
  answer: string;
  /** Whether `nextStart` ends the answer. */
  hasNextStart?: true;
};

/** How soon one can start, and by when to sign for a quarter, without days and with them (BIZ-13). */
export const nextStart = {
  always: `Sign today, and you can start as early as ${switchWeekCount} weeks from now. To start with a new quarter, sign ${switchWeekCount} weeks ahead.`,
  today: (earliest: string, start: string, signBy: string) =>
    `Sign today, and you can start as early as ${earliest}. To start on ${start}, sign by ${signBy}.`,
};

export const faqs = withIds<Faq>('faq', [
  {
    question: 'How soon can we start?',
    answer: `Allow ${switchWeekCount} weeks from the day you sign to your first payday with us, or about ten if you run payroll once a month. Any month works. Start in January, and your old provider files last year’s W-2s. Midyear, we bring the year’s wages over, so nobody gets two.`,
    hasNextStart: true,
  },
  {
    question: 'Who files the returns, and who pays if one is late?',
    answer:
      'We file them. Once you sign Form 8655, we make your deposits and file Forms 941, 940 and W-2 and your state returns. By law you stay responsible for the tax, whoever files. If a return or deposit is late or wrong because of us, we pay the penalty and the interest. It’s in the contract. You see the federal deposits in your own EFTPS or IRS business tax account.',
  },
  {
    question: 'What are our options for hiring and paying people?',
    answer:
      'There are four. Direct employees are on your payroll: you hire and fire, and the W-2 carries your EIN. Contractors run their own business, send invoices and pay their own tax. Where you aren’t registered, an employer of record puts the person on its payroll and handles the taxes and insurance, while you direct the work. Global payroll pays the staff of companies you own abroad. We pay employees on every plan, and contractors on the larger ones. For the other two we bring in a partner, who quotes separately.',
  },
  {
    question: 'How do we know whether someone is a contractor or an employee?',
    answer: `The IRS weighs three kinds of evidence: who controls the work, who carries the cost and risk, and how the two of you work together. A signed agreement doesn’t settle it. Contractors give you a Form W-9. If you pay one ${contractorThreshold} or more in ${taxYear}, a 1099-NEC is due by January 31 or the next business day, unless it’s a corporation or you paid by card. (Law firms get one even if incorporated.) Our larger plans include it. Employees get a W-2 by that date. In Montana most contractors also need ${claims.montanaContractor}.`,
  },
  {
    question: 'When do we have to approve payroll for direct deposit?',
    answer: `By ${claims.payday.deadline}. For a Friday payday that is ${claims.payday.approval}, or a day sooner when a bank holiday falls on Wednesday or Thursday. We debit ${claims.payday.debited} ${claims.payday.drawn} (unemployment tax each quarter) and hold the money in ${claims.trust}. If hours come in late, wire us the money: we pay by same-day ACH until the afternoon cutoff, and by printed check after it.`,
  },
]);
