import { CalendarCheck, ChartColumn, FileCheck, MailOpen, MapPin } from 'lucide';
import { claims } from '@/content/claims';
import { byQuote, premiumPlans } from '@/content/plan-shares.excerpt';
import type { EstimateWorksheet, Service } from '@/content/services';
import { estimateDays, taxYear } from '@/content/tax-year.excerpt';
import { withIds } from '@/lib/ids';

const expectedTax = 7800000;
const lastYearsTax = 6120000;
const withholding = 1932000;

const currentYearTest = (expectedTax * 90) / 100;
/** The share of last year’s tax, for adjusted gross income above $150,000. */
const priorYearTest = (lastYearsTax * 110) / 100;
const required = Math.min(currentYearTest, priorYearTest);
const estimates = required - withholding;
const installment = estimates / 4;

export const taxation: Service<EstimateWorksheet> = {
  heading: 'Taxation Services',
  link: '/services/taxation-services',
  parts: [
    { kind: 'offerings', variant: 'columns' },
    { kind: 'paper', ground: 'mint' },
    { kind: 'audience', variant: 'cards' },
    { kind: 'month', variant: 'rail' },
  ],
  lead: `A tax bill is mostly settled by December. We project yours in ${claims.projections}, while you can still change it.`,
  claim: 'We work on your taxes all\u00a0year',
  audience: {
    heading: 'This is for you if',
    items: withIds('taxation-audience', [
      {
        who: 'Your company’s profit lands on your return',
        why: 'Partners and S\u00a0corporation shareholders pay tax on their share whether or not it is paid out. We plan the distribution that covers the bill.',
      },
      {
        who: 'You sell or work in more than one state',
        why: 'A crew, a warehouse or enough sales can require you to file there. We rank the states by risk and settle the old years first.',
      },
      {
        who: 'You have an IRS letter with a deadline',
        why: 'A notice has a number, a deadline and usually one cause. We compare it with the return, and then you decide whether to pay.',
      },
    ]),
  },
  offerings: withIds('taxation-offering', [
    {
      icon: FileCheck,
      title: 'Business Income Tax Returns',
      plan: `${premiumPlans}, or by quote`,
      desc: 'We prepare your partnership, S corporation or corporate return (Form 1065, 1120-S or 1120) and your home state’s from the closed ledger. A second preparer reads them. Partners and shareholders get their K-1s with instructions.',
    },
    {
      icon: CalendarCheck,
      title: 'Quarterly Estimated Payments',
      plan: `${premiumPlans}, or by quote`,
      desc: 'We figure the smallest payment that avoids an underpayment penalty, send you the amount ten days ahead, and schedule it with the Treasury once you say yes. State estimates go with it.',
    },
    {
      icon: MapPin,
      title: 'State and Local Filings',
      plan: byQuote,
      desc: 'We file income tax returns in additional states, sales and use tax outside Montana, business property reports and local licenses. Your calendar lists each one, with its form and due date.',
    },
    {
      icon: ChartColumn,
      title: 'Midyear Tax Projections',
      plan: premiumPlans,
      desc: `In ${claims.projections} we add a forecast to the closed months and show your tax at three levels of profit, with the QBI deduction for business income. The same page shows the tax you’d save by buying equipment (with bonus depreciation) or paying into a retirement plan.`,
    },
    {
      icon: MailOpen,
      title: 'IRS Notice Response',
      plan: `${premiumPlans}, or by quote`,
      desc: 'You sign Form 2848 and forward the letter. We compare it with your account transcript, draft the reply, send it by certified mail and tell you when the agency closes the matter.',
    },
  ]),
  month: {
    heading: 'September, for an S\u00a0corporation and its owner',
    lead: 'The company uses the calendar year, and its return is on extension. A due date on a weekend moves to Monday.',
    days: withIds('taxation-day', [
      {
        when: '1st',
        what: 'We draft the extended return. The preparer asks you for the last missing documents.',
      },
      {
        when: claims.closing.short,
        what: 'We close August. Eight months of profit and four of forecast make the year’s second projection.',
      },
      {
        when: '10th',
        what: 'You get the return, with last year’s numbers next to this year’s, and sign Form\u00a08879-CORP electronically.',
      },
      {
        when: '15th',
        what: 'The extended Form\u00a01120-S is due, with the K-1s, and so is the owner’s third estimate.',
      },
      {
        when: 'Last day',
        what: 'We pull transcripts and make sure the IRS posted your payments to the right year and taxpayer.',
      },
    ]),
  },
  paper: {
    kind: 'estimate-worksheet',
    title: 'Estimated tax worksheet',
    caption: `Tax year ${taxYear}, for an owner with adjusted gross income above $150,000 last year. Pay the smaller of lines 2 and 4 on time, and there is no penalty. Line 8 is due with the return.`,
    lines: withIds('taxation-line', [
      { label: 'Tax expected this year', amount: expectedTax },
      { label: '90 percent of line 1', amount: currentYearTest },
      { label: 'Tax on last year’s return', amount: lastYearsTax },
      { label: '110 percent of line 3', amount: priorYearTest },
      { label: 'The smaller of lines 2 and 4', amount: required },
      { label: 'Withheld from the owner’s wages', amount: withholding },
      { label: 'Line 5 minus line 6, in four payments', amount: estimates },
      { label: 'Line 1 minus line 5, due in April', amount: expectedTax - required },
    ]),
    columns: { due: 'Due', amount: 'Installment', paidSoFar: 'Total paid' },
    installments: withIds(
      'taxation-installment',
      estimateDays.map((due, index) => ({
        due,
        amount: installment,
        paidSoFar: installment * (index + 1),
      })),
    ),
  },
  questions: {
    heading: 'Questions from first meetings',
    items: withIds('taxation-question', [
      {
        question: 'Does an extension give us longer to pay?',
        answer:
          'No, only longer to file. Form 7004 adds six months for most business returns, Form 4868 for a personal one. The tax is still due on the original date, with interest from then on. We estimate it before that date, add a margin and pay it with the extension.',
      },
      {
        question: 'What salary should an S\u00a0corporation pay its owner?',
        answer:
          'A reasonable one for the work done, before any distribution. The law sets no percentage. We look at your duties, hours and training, and at local pay for the same work, and put the evidence in the file. The salary goes through payroll with withholding and appears on Form W-2.',
      },
      {
        question: 'The IRS proposes a change to my return. Is that a bill?',
        answer:
          'Not yet. Notice CP2000 compares your personal return with the forms others filed about you and sets a deadline to reply. We agree, agree in part or object, with documents. If no one answers, a notice of deficiency (CP3219A) follows. The tax is then assessed unless you petition the Tax Court within 90 days.',
      },
    ]),
  },
  action: {
    heading: 'Bring us last year’s return',
    text: `Upload it to ${claims.folder}, or bring it by. Within three business days an Enrolled Agent or CPA gives you three lists: entries that are right, entries we question, and those worth amending while you can still get a refund. It’s free.`,
    label: 'Get a free second look',
    link: '/contact',
  },
};
