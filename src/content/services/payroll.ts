import { Banknote, MonitorSmartphone, ScrollText, Send, ShieldCheck } from 'lucide';
import { claims } from '@/content/claims';
import { everyPlan } from '@/content/plan-shares.excerpt';
import type { PayRegister, Service } from '@/content/services';
import { withIds } from '@/lib/ids';
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
  claim: 'Reviewed before payday, filed on\u00a0time',
  audience: {
    heading: 'For payrolls that have outgrown a\u00a0spreadsheet',
    items: withIds('payroll-audience', [
      {
        who: 'A builder with two crews and a shop',
        why: 'Hours come in by job and trade, and public jobs pay federal or state prevailing rates. On Standard we code each hour to its job and workers’ compensation class, and every weekly run comes with the certified report. For costs and profit by job in your books, you need Premium.',
      },
      {
        who: 'A company hiring in another state or country',
        why: 'Tell us about the hire, and that day we apply for the new state’s withholding and unemployment accounts. Until the numbers arrive, we withhold the tax and set it aside. Abroad, a partner runs global payroll for a company you own, or acts as employer of record.',
      },
      {
        who: 'An owner who pays employees and contractors',
        why: 'You approve both at once, and we keep them in separate ledgers. In January the W-2s and 1099s are already sorted.',
      },
    ]),
  },
  offerings: withIds('payroll-offering', [
    {
      icon: Banknote,
      title: 'Efficient Payroll Management',
      plan: everyPlan,
      desc: 'Your time clock sends the hours, or you fill out a short form. We apply raises, overtime, garnishments and PTO, then send you a preview the day before your deadline. A run of forty people takes about ten minutes to approve.',
    },
    {
      icon: ShieldCheck,
      title: 'Compliance Assurance',
      plan: everyPlan,
      desc: 'We test every run against federal and state wage rules: minimum rates, overtime, required breaks, final pay. If a line fails, we settle it with you before payday, and all other wages go out on time. We report new hires within 20 days, or sooner where the state requires it.',
    },
    {
      icon: Send,
      title: 'Direct Deposit Service',
      plan: everyPlan,
      desc: 'Pay lands on the morning of payday, split among up to three accounts per person. We call to confirm any new bank account, and follow up on a returned deposit the morning it comes back.',
    },
    {
      icon: ScrollText,
      title: 'Tax Filing and Reporting',
      plan: everyPlan,
      desc: 'We make your deposits and file Forms 941, 940 and W-2. The W-2 shows cash tips and qualified overtime separately, so your people can take the deductions for them.',
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
    lead: 'For a company that pays every other Friday. If Wednesday or Thursday is a bank holiday, the preview and the approval move up a day.',
    days: withIds('payroll-day', [
      {
        when: 'Monday, 10AM',
        what: 'Supervisors approve hours. We ask about a missing punch, or a day of more than twelve hours.',
      },
      {
        when: 'Tuesday, 3PM',
        what: 'You get the preview: gross, taxes, deductions and net for each person, with the changes highlighted.',
      },
      {
        when: 'Wednesday, noon',
        what: `You approve, and the bank file leaves that afternoon. We debit your account ${claims.payday.drawn}.`,
      },
      {
        when: 'Friday',
        what: 'Your people are paid and their stubs are in the portal. The wage entry is posted to your books, or ready to import.',
      },
      {
        when: 'The next Wednesday',
        what: 'If you deposit semiweekly, the federal tax for that payday is due. A legal holiday that Monday, Tuesday or Wednesday makes it Thursday.',
      },
    ]),
    note: `If you deposit monthly, the tax is due ${claims.monthlyDeposit}. A liability of $100,000 or more is due the next business day, whatever your schedule.`,
  },
  paper: {
    kind: 'pay-register',
    title: 'Payroll register',
    caption: 'Two weeks’ pay for five people at Ridgeback Cabinets.',
    note: 'Income tax is federal plus Montana, for single filers with a standard W-4 and MW-4. The deductions are 401(k) deferrals, which lower income tax but not Social Security or Medicare.',
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
    heading: 'What owners ask our\u00a0payroll\u00a0office',
    items: withIds('payroll-question', [
      {
        question: 'What do our employees have to do?',
        answer:
          'Accept an invitation to the portal and confirm the bank account, W-4 and PTO balance that we loaded from your old provider. No one fills out a new form, and pay arrives on the usual day. From then on, new hires enter their W-4 and bank account themselves, before their first day.',
      },
      {
        question: 'Do you connect to our time clock and our books?',
        answer:
          'We take approved hours from any clock that can export them to a spreadsheet, and many send them to us directly. If you keep your own books, we post the wage entry to QuickBooks or Xero, or send a file that other software can import. Name yours in your message, and the quote says how it connects.',
      },
      {
        question: 'Do you handle HR, too?',
        answer:
          'Only where it touches pay: new-hire reports, PTO balances, state paid leave, garnishments, and deductions for health and 401(k) plans. We don’t write handbooks, sell benefits, recruit or advise on discipline.',
      },
      {
        question: 'A garnishment order came in the mail. What now?',
        answer:
          'Send it to us that day. For ordinary debts, federal law caps the amount at 25 percent of weekly disposable earnings, or at the part above 30 times the federal minimum wage if that is less. Child support can take more. We start on the date in the order and prepare your answer to the court or agency.',
      },
      {
        question: 'How soon do we pay someone who leaves?',
        answer:
          'The state decides. In Montana someone who quits must be paid by the next regular payday or within 15 days, whichever comes first. After a discharge or a layoff wages are due at once, unless your written policy extends the time to that same date. Call us right away for the final check.',
      },
      {
        question: 'What if someone’s deposit is returned?',
        answer:
          'A closed or mistyped account usually sends the money back within two banking days. We tell you and the employee the same morning, correct the details by phone, and pay again or print a check. The wages were still paid on the original payday, so the deposit date doesn’t change.',
      },
    ]),
  },
  action: {
    heading: 'Send us your last payroll',
    text: `Upload it to ${claims.folder}. We recalculate it ${claims.freeCheck} and call you with a one-page report. It’s free, even if you never become a client.`,
    label: 'Get a free payroll review',
    link: '/contact',
  },
};
