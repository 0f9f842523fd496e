import { BookOpenCheck, ContactRound, HandCoins, Hospital, Hourglass } from 'lucide';
import { claims } from '@/content/claims';
import { premiumPlans } from '@/content/plan-shares.excerpt';
import type { ClaimRow, ClaimsLedger, Service } from '@/content/services';
import { withIds } from '@/lib/ids';
import { totalsOf } from './totals';

const claim = (row: Omit<ClaimRow, 'id' | 'balance'>) => ({
  ...row,
  balance: row.billed - row.adjustment - row.planPaid - row.patientPaid,
});

const rows = withIds<ClaimRow>('healthcare-claim', [
  claim({
    claim: '30418',
    visit: 'Well-child visit',
    payer: 'Tallgrass Health',
    billed: 28500,
    adjustment: 8460,
    planPaid: 20040,
    patientPaid: 0,
    status: 'Closed',
  }),
  claim({
    claim: '30419',
    visit: 'Sick visit',
    payer: 'Orchard Mutual',
    billed: 21000,
    adjustment: 6235,
    planPaid: 11765,
    patientPaid: 3000,
    status: 'Closed',
  }),
  claim({
    claim: '30422',
    visit: 'Ear check',
    payer: 'Medicaid',
    billed: 14500,
    adjustment: 7120,
    planPaid: 7380,
    patientPaid: 0,
    status: 'Closed',
  }),
  claim({
    claim: '30425',
    visit: 'Wrist fracture',
    payer: 'Tallgrass Health',
    billed: 96000,
    adjustment: 28800,
    planPaid: 53760,
    patientPaid: 0,
    status: 'Coinsurance billed',
  }),
  claim({
    claim: '30431',
    visit: 'Sports physical',
    payer: 'Orchard Mutual',
    billed: 24000,
    adjustment: 0,
    planPaid: 0,
    patientPaid: 0,
    status: 'Denied, appealed',
  }),
  claim({
    claim: '30433',
    visit: 'Three vaccines',
    payer: 'Tallgrass Health',
    billed: 31800,
    adjustment: 9150,
    planPaid: 22650,
    patientPaid: 0,
    status: 'Closed',
  }),
]);

export const healthcare: Service<ClaimsLedger> = {
  heading: 'Healthcare Services',
  link: '/services/healthcare-services',
  parts: [
    { kind: 'paper', ground: 'mint' },
    { kind: 'offerings', variant: 'ledger' },
    { kind: 'audience', variant: 'cards' },
    { kind: 'month', variant: 'rail' },
  ],
  lead: 'A clinic is paid weeks late, in bulk, by someone other than the patient, and for less than it billed. We build its books around that.',
  claim: 'We track every dollar from charge to\u00a0check',
  audience: {
    heading: 'Practices we serve',
    items: withIds('healthcare-audience', [
      {
        who: 'Group practices with two or more locations',
        why: 'One tax ID, one lockbox, several clinics. Payers don’t care which site earned the money, so our ledger keeps the sites separate.',
      },
      {
        who: 'Therapy and behavioral health clinics',
        why: 'Claims are small and numerous, authorizations expire, and therapists are paid by the session. We tie paid sessions to paid claims.',
      },
      {
        who: 'Physicians buying in or retiring',
        why: 'A buy-in price rests on receivables that may never be collected. We age them by payer and show how much similar claims have paid.',
      },
    ]),
  },
  offerings: withIds('healthcare-offering', [
    {
      icon: BookOpenCheck,
      title: 'Remittance Matching',
      plan: premiumPlans,
      desc: 'Each business day we match electronic remittances, known as 835 files, to bank deposits and break bulk payments down by claim. If a deposit has no remittance, we ask your office about it that morning.',
    },
    {
      icon: Hourglass,
      title: 'Denial and Aging Reports',
      plan: premiumPlans,
      desc: 'We sort open claims by payer, reason and age, with the last day to appeal. Your biller gets the list on Monday, largest amount first.',
    },
    {
      icon: ContactRound,
      title: 'Provider Compensation Sheets',
      plan: premiumPlans,
      desc: 'We count relative value units (RVUs), visits or collections, as your contracts say, from locked data. The physician sees the count, the rate and the adjustment together, two days before payday.',
    },
    {
      icon: HandCoins,
      title: 'Credit Balance Refunds',
      plan: premiumPlans,
      desc: 'Each month we list overpayments by payer and by patient. Medicare’s and Medicaid’s must be reported and returned within 60 days of being identified, so we refund those first.',
    },
    {
      icon: Hospital,
      title: 'Clinic-Level Statements',
      plan: premiumPlans,
      desc: 'For each location you get revenue, staff hours, supplies and rent, with shared costs divided by a rule you agreed to in writing. You can see whether a full clinic carries an empty one.',
    },
  ]),
  month: {
    heading: 'Deposits daily, provider pay figured by\u00a0the\u00a015th',
    lead: 'Claims are paid all month long, so little is left for month-end.',
    days: withIds('healthcare-day', [
      {
        when: 'Each morning',
        what: 'We match yesterday’s deposits to remittances. By noon we ask your office about any that don’t match.',
      },
      {
        when: 'Each Monday',
        what: 'Your biller gets the denials you can still win, sorted by dollars and days left.',
      },
      {
        when: `By the ${claims.closing.short}`,
        what: 'We lock the claims ledger and revalue receivables at the rates payers have recently allowed.',
      },
      {
        when: '15th',
        what: 'We calculate provider pay from the locked ledger and send it to the medical director for approval.',
      },
      {
        when: '25th',
        what: 'We refund credit balances and ask you to decide on balances past 120 days.',
      },
    ]),
  },
  paper: {
    kind: 'claims-ledger',
    title: 'Claims ledger',
    caption:
      'Six visits from one October morning. Of $2,158.00 billed, $374.40 is still open: one family’s coinsurance and one claim under appeal.',
    columns: {
      claim: 'Claim',
      visit: 'Visit',
      payer: 'Payer',
      billed: 'Billed',
      adjustment: 'Adjustment',
      planPaid: 'Plan paid',
      patientPaid: 'Patient paid',
      balance: 'Balance',
      status: 'Status',
    },
    rows,
    total: totalsOf(rows),
  },
  questions: {
    heading: 'Questions from clinic\u00a0managers',
    items: withIds('healthcare-question', [
      {
        question: 'Will your staff see patient records?',
        answer:
          'Only the part a claim needs, which includes names: an 835 file carries the patient’s name, the date, the procedure codes, the payer and the amounts. So we sign a business associate agreement under HIPAA first, and then set up an encrypted folder for the files. Leave out diagnoses and notes. We review access quarterly.',
      },
      {
        question: 'Is revenue what we bill or what we are paid?',
        answer:
          'Neither, on the accrual basis. Revenue is the amount you expect to collect: the charge less the contractual adjustment and other expected reductions. A cash-basis return counts receipts. We show both, and compare past estimates with the money that came in, payer by payer.',
      },
      {
        question: 'Can providers be paid a share of what they bring in?',
        answer:
          'Usually, for services they perform themselves. Federal law limits pay that rises with referrals (imaging and lab orders are the usual cases), and states add rules. Your healthcare attorney writes the formula. We compute it as written, from personally performed work, and keep the detail behind it.',
      },
    ]),
  },
  action: {
    heading: 'Pick a week of deposits',
    text: 'We sign a business associate agreement, then you upload that week’s bank lines and remittance files to an encrypted folder. Within three business days we break the deposits down by claim and count those we could not explain. It’s free.',
    label: 'Get a free deposit match',
    link: '/contact',
  },
};
