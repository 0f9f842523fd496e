import { withIds } from '@/lib/with-ids';

export type Faq = { id: string; question: string; answer: string };

export const faqs = withIds<Faq>('faq', [
  {
    question: 'Can we switch in the middle of the year?',
    answer:
      'Yes. We load each employee’s year-to-date wages, taxes and deductions and tie them to the Forms 941 already filed. Each employee still gets one W-2 under your EIN, and Social Security stops at the annual limit because the earlier wages count. The first payday of a quarter is the tidiest start; a start within a quarter means one more reconciliation, which we do.',
  },
  {
    question: 'Who files the returns, and who pays if one is late?',
    answer:
      'You sign Form 8655 and we file Forms 941, 940 and W-2 and the state returns, and make the deposits. By law the employer stays responsible for the tax, whoever files. Our agreement says that if a return or deposit is late through our fault, we pay the penalty and the interest. You can check each federal deposit in your own EFTPS account.',
  },
  {
    question: 'How is an employer of record different from a payroll provider?',
    answer:
      'With a payroll provider you remain the employer: the W-2 carries your EIN, and hiring, firing and benefits are yours. An employer of record employs the person for you, in a state or country where you have no registration, and handles the contract, withholding and insurance there. You direct the work. Most clients need only payroll; we arrange the other for a first hire abroad.',
  },
  {
    question: 'How do we know whether someone is a contractor or an employee?',
    answer:
      'The IRS weighs three kinds of evidence: who controls the work, who carries the cost and risk, and what the relationship is like. A signed agreement does not settle it. Contractors give you a Form W-9 and, above the reporting threshold, get a 1099-NEC by January 31. Employees get a W-2 by the same date. Montana also asks for an exemption certificate from most independent contractors.',
  },
  {
    question: 'When do we have to approve a pay run for direct deposit?',
    answer:
      'By noon Mountain time, two banking days before payday. For a Friday payday that is Wednesday, or Tuesday when a bank holiday falls on Wednesday or Thursday. We draw the net pay and the taxes from your account the day before payday. If the hours come in late, we use same-day ACH where your bank allows it, or print checks.',
  },
]);
