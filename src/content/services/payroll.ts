import { Banknote, MonitorSmartphone, ScrollText, Send, ShieldCheck } from 'lucide-react';
import type {
  Audience,
  MonthDay,
  Offering,
  PayRegister,
  Service,
  ServiceQuestion,
} from '@/content/services';
import { withIds } from '@/lib/with-ids';
import { cash, rows, total } from './payroll-register.excerpt';

export const payroll: Service<PayRegister> = {
  heading: 'Payroll Processing',
  link: '/services/payroll-processing',
  parts: [
    { kind: 'paper', look: 'bleed' },
    { kind: 'offerings', look: 'ledger' },
    { kind: 'month', look: 'rail' },
    { kind: 'audience', look: 'cards' },
  ],
  lead: 'You send hours. We work out each check, move the money, deposit the tax and file the forms, and nothing happens until you have approved one page.',
  claim: 'Five jobs lie between the time clock and the tax office',
  audience: {
    heading: 'Three payrolls that outgrow a spreadsheet',
    items: withIds<Audience>('payroll-audience', [
      {
        who: 'A builder with two crews and a shop',
        why: 'Hours come in by job and by trade, and some fall under a wage decision. Each one is charged to its job, and the certified report comes out of that same run.',
      },
      {
        who: 'A company with its first hire out of state',
        why: 'A new state wants registrations for withholding, for unemployment tax and perhaps for paid leave. We have them open before the first check, or arrange an employer of record until you decide.',
      },
      {
        who: 'An owner who pays staff and contractors',
        why: 'Both go through one approval and stay in two ledgers. In January the W-2s and the 1099-NECs are already sorted.',
      },
    ]),
  },
  offerings: withIds<Offering>('payroll-offering', [
    {
      icon: Banknote,
      title: 'Efficient Payroll Management',
      desc: 'Hours arrive from your clock or on a one-page form. We apply raises, overtime, garnishments and paid leave, then send a preview on Tuesday. Forty people take about ten minutes to approve.',
    },
    {
      icon: ShieldCheck,
      title: 'Compliance Assurance',
      desc: 'Each run is tested against federal and state wage rules: minimum rates, overtime, required breaks, new-hire reports within 20 days. A line that fails is held until someone has decided what is right.',
    },
    {
      icon: Send,
      title: 'Direct Deposit Service',
      desc: 'Pay lands on the morning of payday, split among up to three accounts per person. We confirm changed bank details by voice, and chase a returned deposit before the employee has to ask.',
    },
    {
      icon: ScrollText,
      title: 'Tax Filing and Reporting',
      desc: 'Withholding goes out on your deposit schedule. We file Form 941 every quarter, Form 940 and the W-2s in January, and put the agency’s confirmation number for each into your folder.',
    },
    {
      icon: MonitorSmartphone,
      title: 'Employee Self-Service Portals',
      desc: 'Your staff download a W-2, change an address, read a stub or ask for a day off without calling the office. Supervisors approve time there too, on a phone or at a desk.',
    },
  ]),
  month: {
    heading: 'One payday, five deadlines',
    lead: 'For a company that pays every second Friday. A bank holiday on the Wednesday or Thursday moves the preview and the approval up a day.',
    days: withIds<MonthDay>('payroll-day', [
      {
        when: 'Monday, 10AM',
        what: 'Supervisors approve hours. A day of more than twelve, or a punch without its pair, comes back with a question.',
      },
      {
        when: 'Tuesday, 3PM',
        what: 'The preview reaches you: gross, taxes, deductions and net for each person, with whatever changed set in yellow.',
      },
      {
        when: 'Wednesday, noon',
        what: 'You approve, and the bank file leaves that afternoon. The draft on your account follows on Thursday.',
      },
      {
        when: 'Friday',
        what: 'Your people are paid, their stubs are in the portal, and wages are in the ledger by job or department.',
      },
      {
        when: 'The next Wednesday',
        what: 'A semiweekly depositor’s federal tax for that payday is due. A monthly depositor’s waits until the 15th of the month after.',
      },
    ]),
  },
  paper: {
    kind: 'pay-register',
    title: 'Payroll register',
    caption:
      'Ridgeback Cabinets, two weeks ended November 8. The deductions are 401(k) deferrals, which lower income tax but not Social Security or Medicare.',
    columns: {
      name: 'Employee',
      work: 'Hours and rate',
      gross: 'Gross',
      incomeTax: 'Income tax',
      fica: 'Soc. Sec. & Medicare',
      deductions: 'Deductions',
      net: 'Net',
    },
    rows,
    total,
    cash,
  },
  questions: {
    heading: 'Three calls the payroll desk gets every week',
    items: withIds<ServiceQuestion>('payroll-question', [
      {
        question: 'A garnishment order came in the mail. What now?',
        answer:
          'Send it to us that day. For ordinary debts, federal law caps the amount at 25 percent of weekly disposable earnings, or at what exceeds 30 times the federal minimum wage if that is less. Child support can take more. We begin on the date in the order and prepare the reply for your signature.',
      },
      {
        question: 'How soon do we pay someone who leaves?',
        answer:
          'The state decides. In Montana, a worker who quits is owed by the next regular payday or within 15 days, whichever comes first. After a discharge the wages are due at once, unless a written policy of yours allows until then. Call us that morning and we run the off-cycle check.',
      },
      {
        question: 'What if someone’s deposit is returned?',
        answer:
          'A closed or mistyped account usually sends the money back within two banking days. We tell you and the employee the same morning, correct the details by phone, and pay again or print a check. The wages still belong to the first payday, so the tax deposit keeps its date.',
      },
    ]),
  },
  action: {
    heading: 'Send us one finished pay run',
    text: 'We rework every line and write down where our figures differ from the ones your people were paid. Allow three business days.',
    label: 'Have a pay run checked',
    link: '/appointment',
  },
};
