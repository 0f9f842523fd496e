import { Banknote, MonitorSmartphone, ScrollText, Send, ShieldCheck } from 'lucide-react';
import { claims } from '@/content/claims';
import { everyPlan } from '@/content/plan-shares.excerpt';
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
    { kind: 'paper', ground: 'paper' },
    { kind: 'offerings', variant: 'ledger' },
    { kind: 'month', variant: 'rail' },
    { kind: 'audience', variant: 'cards' },
  ],
  lead: 'You send hours and approve the run. We calculate the checks, move the money, deposit the tax and file the forms.',
  claim: 'Checked first, filed on time',
  audience: {
    heading: 'Payrolls that outgrow a spreadsheet',
    items: withIds<Audience>('payroll-audience', [
      {
        who: 'A builder with two crews and a shop',
        why: 'Hours come in by job and trade, and public jobs have federal rates of their own. They are charged to their job and to a workers’ compensation class, and the certified report comes out of each weekly run. That is in Standard; ledgers by job are in Premium.',
      },
      {
        who: 'A company hiring in another state or country',
        why: 'We apply for the withholding and unemployment accounts of a new state on the day you tell us. Until its numbers arrive, the tax is withheld and set aside. Abroad, a partner runs global payroll for a company you own, or acts as employer of record.',
      },
      {
        who: 'An owner who pays direct employees and contractors',
        why: 'Both go through one approval and stay in separate ledgers. In January the W-2s and 1099s are already sorted.',
      },
    ]),
  },
  offerings: withIds<Offering>('payroll-offering', [
    {
      icon: Banknote,
      title: 'Efficient Payroll Management',
      plan: everyPlan,
      desc: 'Hours arrive from your clock or on a short form. We apply raises, overtime, garnishments and paid leave, then send a preview the day before your deadline. A run of forty people takes about ten minutes to approve.',
    },
    {
      icon: ShieldCheck,
      title: 'Compliance Assurance',
      plan: everyPlan,
      desc: 'We test the run against federal and state wage rules: minimum rates, overtime, required breaks, final pay. A line that fails is settled with you before payday; wages that are not in question go out on time. New hires are reported within 20 days, or sooner where the state asks for it.',
    },
    {
      icon: Send,
      title: 'Direct Deposit Service',
      plan: everyPlan,
      desc: 'Pay lands on the morning of payday, split among up to three accounts per person. We confirm changed bank details by voice, and follow up a returned deposit on the morning it comes back.',
    },
    {
      icon: ScrollText,
      title: 'Tax Filing and Reporting',
      plan: everyPlan,
      desc: 'We make your deposits and file Forms 941, 940 and W-2. The W-2 shows cash tips and qualified overtime in box 12 (codes TP and TT) and the tipped occupation code in box 14b.',
    },
    {
      icon: MonitorSmartphone,
      title: 'Employee Self-Service Portals',
      plan: everyPlan,
      desc: 'Employees download a W-2, change an address, read a stub or request a day off without calling the office. Supervisors approve time there too, on a phone or a computer.',
    },
  ]),
  month: {
    heading: 'Hours on Monday, pay on Friday',
    lead: 'For a company that pays every second Friday. A bank holiday that Wednesday or Thursday moves the preview and the approval up a day.',
    days: withIds<MonthDay>('payroll-day', [
      {
        when: 'Monday, 10AM',
        what: 'Supervisors approve hours. A day of more than twelve hours, or a missing punch, comes back with a question.',
      },
      {
        when: 'Tuesday, 3PM',
        what: 'The preview reaches you: gross, taxes, deductions and net by person, with the changes highlighted.',
      },
      {
        when: 'Wednesday, noon',
        what: `You approve, and the bank file leaves that afternoon. We draw the money from your account ${claims.payday.drawn}.`,
      },
      {
        when: 'Friday',
        what: 'Your people are paid, their stubs are in the portal, and the wage entry is ready for your books, or posted if we keep them.',
      },
      {
        when: 'The next Wednesday',
        what: 'A semiweekly depositor’s federal tax for that payday is due, or on Thursday if a legal holiday falls on that Monday, Tuesday or Wednesday.',
      },
    ]),
    note: 'A monthly depositor’s tax is due on the 15th of the next month, or the next business day. A liability of $100,000 or more is due the next business day, whatever the schedule.',
  },
  paper: {
    kind: 'pay-register',
    title: 'Payroll register',
    caption: 'Five people of Ridgeback Cabinets, paid for two weeks.',
    note: 'Income tax is federal and Montana’s, for single filers with a standard W-4 and MW-4. The deductions are 401(k) deferrals, which lower income tax but not Social Security or Medicare.',
    columns: {
      name: 'Employee',
      work: 'Hours and rate',
      gross: 'Gross',
      incomeTax: 'Income tax',
      fica: 'FICA',
      deductions: 'Deductions',
      net: 'Net',
    },
    rows,
    total,
    cash,
  },
  questions: {
    heading: 'Questions our payroll office hears',
    items: withIds<ServiceQuestion>('payroll-question', [
      {
        question: 'A garnishment order came in the mail. What now?',
        answer:
          'Send it to us that day. For ordinary debts, federal law caps the amount at 25 percent of weekly disposable earnings, or at the part above 30 times the federal minimum wage if that is less. Child support can take more. We start withholding on the date in the order and prepare your answer to the court or agency.',
      },
      {
        question: 'How soon do we pay someone who leaves?',
        answer:
          'The state decides. In Montana someone who quits must be paid by the next regular payday or within 15 days, whichever comes first. After a discharge or a layoff wages are due at once, unless your written policy extends the time to that same date. Call us right away for the final check.',
      },
      {
        question: 'What if someone’s deposit is returned?',
        answer:
          'A closed or mistyped account usually sends the money back within two banking days. We tell you and the employee the same morning, correct the details by phone, and pay again or print a check. The wages still belong to the first payday, so the tax deposit keeps its date.',
      },
    ]),
  },
  action: {
    heading: 'Send us a finished pay run',
    text: `Put it into ${claims.folder}. We rework it ${claims.freeCheck}, send you one page and call you about it. The check is free, even if you never become a client.`,
    label: 'Have a pay run checked',
    link: '/appointment',
  },
};
