import { CalendarCheck, ChartColumn, FileCheck, MailOpen, MapPin } from 'lucide-react';
import type {
  AmountLine,
  Audience,
  EstimateWorksheet,
  Installment,
  MonthDay,
  Offering,
  Service,
  ServiceQuestion,
} from '@/content/services';
import { withIds } from '@/lib/with-ids';

const expectedTax = 7800000;
const lastYearsTax = 6120000;
const withholding = 1932000;

/** Of the year’s own tax. */
const currentYearTest = (expectedTax * 90) / 100;
/** Of the year before, for a return with income above $150,000. */
const priorYearTest = (lastYearsTax * 110) / 100;
const required = Math.min(currentYearTest, priorYearTest);
const estimates = required - withholding;
const installment = estimates / 4;

export const taxation: Service<EstimateWorksheet> = {
  heading: 'Taxation Services',
  link: '/services/taxation-services',
  parts: [
    { kind: 'offerings', look: 'columns' },
    { kind: 'paper', look: 'plain' },
    { kind: 'audience', look: 'cards' },
    { kind: 'month', look: 'list' },
  ],
  lead: 'A return is written in twelve months and typed in one. We follow your tax while the year is still open, when a decision can change it.',
  claim: 'Five ways to keep April ordinary',
  audience: {
    heading: 'You will want a tax desk if',
    items: withIds<Audience>('taxation-audience', [
      {
        who: 'Your company’s profit lands on your own return',
        why: 'Partners and S corporation shareholders pay tax on their share whether or not it is paid out. We plan the draw that covers the bill.',
      },
      {
        who: 'You sell or work in more than one state',
        why: 'A crew, a warehouse or enough sales can oblige you to file there. We list the states by risk and settle the old years first.',
      },
      {
        who: 'You have a letter with a date on it',
        why: 'Each notice has a number, a deadline and usually one cause. We read it against the return before anybody pays.',
      },
    ]),
  },
  offerings: withIds<Offering>('taxation-offering', [
    {
      icon: FileCheck,
      title: 'Business Income Tax Returns',
      desc: 'Forms 1065, 1120-S and 1120 with their state companions, prepared from the closed ledger and read by a second preparer. Owners get Schedule\u00a0K-1 with a page that says what to do.',
    },
    {
      icon: CalendarCheck,
      title: 'Quarterly Estimated Payments',
      desc: 'We work out the smallest payment that avoids an underpayment penalty, send it to you ten days ahead, and schedule it with the Treasury once you say yes. State estimates go alongside.',
    },
    {
      icon: MapPin,
      title: 'State and Local Filings',
      desc: 'Income apportionment, sales and use tax outside Montana, business property reports and local licenses. Each obligation has one line on your calendar and one name beside it, so none is orphaned.',
    },
    {
      icon: ChartColumn,
      title: 'Midyear Tax Projections',
      desc: 'Twice a year we lay the closed months beside the forecast and show the tax at three levels of profit. Equipment, retirement plan and bonus decisions are priced on the same sheet.',
    },
    {
      icon: MailOpen,
      title: 'IRS Notice Response',
      desc: 'You sign Form 2848 and forward the letter. We compare it with your account transcript, draft the reply, send it by certified mail and tell you when the agency closes the matter.',
    },
  ]),
  month: {
    heading: 'Two September deadlines fall on one day',
    lead: 'For a calendar-year S corporation on extension, and its owner.',
    days: withIds<MonthDay>('taxation-day', [
      {
        when: 'Sep 1',
        what: 'The preparer opens the extended return and lists what is missing. There should be nothing, and we ask anyway.',
      },
      {
        when: 'By Sep 8',
        what: 'August closes. Eight months of profit and four of forecast make the second projection of the year.',
      },
      {
        when: 'Sep 10',
        what: 'The return is ready for your electronic signature on Form\u00a08879-CORP, with last year’s figures next to it.',
      },
      {
        when: 'Sep 15',
        what: 'The extended Form 1120-S is due, with the K-1s, and so is the owner’s third estimate.',
      },
      {
        when: 'Sep 30',
        what: 'We pull transcripts and make sure that every payment was posted to the right year and the right taxpayer.',
      },
    ]),
  },
  paper: {
    kind: 'estimate-worksheet',
    title: 'Estimated tax worksheet',
    caption:
      'An owner with income above $150,000 last year. Paying the smaller of lines 2 and 4 on time avoids the penalty; line 8 is due with the return.',
    lines: withIds<AmountLine>('taxation-line', [
      { label: 'Tax expected this year', amount: expectedTax },
      { label: '90 percent of line 1', amount: currentYearTest },
      { label: 'Tax on last year’s return', amount: lastYearsTax },
      { label: '110 percent of line 3', amount: priorYearTest },
      { label: 'The smaller of lines 2 and 4', amount: required },
      { label: 'Withheld from the owner’s wages', amount: withholding },
      { label: 'Line 5 less line 6, to pay in four', amount: estimates },
      { label: 'Line 1 less line 5, due in April', amount: expectedTax - required },
    ]),
    columns: { due: 'Due', amount: 'Installment', paidSoFar: 'Paid so far' },
    installments: withIds<Installment>(
      'taxation-installment',
      ['Apr 15', 'Jun 15', 'Sep 15', 'Jan 15'].map((due, index) => ({
        due,
        amount: installment,
        paidSoFar: installment * (index + 1),
      })),
    ),
  },
  questions: {
    heading: 'Asked at every first meeting',
    items: withIds<ServiceQuestion>('taxation-question', [
      {
        question: 'Does an extension give us longer to pay?',
        answer:
          'No, only longer to file. Form 7004 adds six months for most business returns and Form 4868 adds them for your own. The tax is still due on the original date, with interest from then on. We estimate it in March, add a margin, and pay it along with the extension.',
      },
      {
        question: 'What salary should an S corporation pay its owner?',
        answer:
          'A reasonable one for the work done, before any distribution. The law sets no percentage. We look at your duties, hours and training, and at what others would earn for them locally, then keep the evidence in the file. The salary goes through payroll with withholding and appears on Form W-2.',
      },
      {
        question: 'The IRS proposes a change to our return. Is that a bill?',
        answer:
          'Not yet. A proposal such as notice CP2000 compares what others reported with what you filed, and gives a date for your answer. Sometimes it is right, sometimes it overlooks a cost. We agree, agree in part or object, with documents. Silence turns the proposal into an assessment.',
      },
    ]),
  },
  action: {
    heading: 'Bring us last year’s return',
    text: 'An Enrolled Agent or CPA reads all of it and returns three lists: right, doubtful, and worth amending before the refund claim expires.',
    label: 'Ask for a second reading',
    link: '/appointment',
  },
};
