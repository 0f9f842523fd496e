import { ArrowLeftRight, KeyRound, Layers, ReceiptText, Vault } from 'lucide';
import { claims } from '@/content/claims';
import { byQuote, premiumPlans } from '@/content/plan-shares.excerpt';
import type { Cents, RentRoll, RentRollRow, Service } from '@/content/services';
import { contractorThreshold, taxYear } from '@/content/tax-year.excerpt';
import { withIds } from '@/lib/ids';
import { totalsOf } from './totals';

type Charged = Omit<RentRollRow, 'id' | 'lateFee' | 'balance'> & { lateFee?: Cents };

const unit = ({ lateFee = 0, paid, ...row }: Charged) => ({
  ...row,
  lateFee,
  paid,
  balance: row.carried + row.rent + lateFee - paid,
});

const rows = withIds<RentRollRow>('real-estate-rent', [
  unit({
    unit: '1A',
    tenant: 'Pruett',
    lease: 'to Jun 30',
    carried: 0,
    rent: 125000,
    paid: 125000,
  }),
  unit({
    unit: '1B',
    tenant: 'Sandoval',
    lease: 'to Mar 31',
    carried: 8500,
    rent: 125000,
    paid: 133500,
  }),
  unit({ unit: '2A', tenant: 'Vacant', lease: 'since Oct 14', carried: 0, rent: 0, paid: 0 }),
  unit({
    unit: '2B',
    tenant: 'Ekberg',
    lease: 'to Aug 31',
    carried: 0,
    rent: 131000,
    lateFee: 4000,
    paid: 90000,
  }),
  unit({
    unit: '3A',
    tenant: 'Yoder',
    lease: 'to Dec 31',
    carried: -20000,
    rent: 131000,
    paid: 111000,
  }),
  unit({
    unit: '3B',
    tenant: 'Okonjo',
    lease: 'by the month',
    carried: 0,
    rent: 142500,
    paid: 172500,
  }),
]);

export const realEstate: Service<RentRoll> = {
  heading: 'Real Estate Services',
  link: '/services/real-state-services',
  parts: [
    { kind: 'audience', variant: 'rows' },
    { kind: 'paper', ground: 'paper' },
    { kind: 'month', variant: 'rail' },
    { kind: 'offerings', variant: 'bento' },
  ],
  lead: 'We keep a ledger for each rental unit, from its lease and deposit to its repairs, then total the ledgers by building, owner and tax return.',
  claim: 'We keep other people’s money separate',
  audience: {
    heading: 'For owners, managers and investors',
    items: withIds('real-estate-audience', [
      {
        who: 'Landlords with 4 to 60 units',
        why: 'Rent arrives by check, transfer and app, and half the repairs are on your personal card. We sort both by unit and send you the Schedule E totals in January.',
      },
      {
        who: 'Managers who answer to several owners',
        why: 'You hold rent and deposits that are not yours. We keep a ledger for each owner, so no building pays for another one’s boiler.',
      },
      {
        who: 'Investors about to sell and buy again',
        why: 'Exchanges fail over a missed date more often than over price. We set up the file while you prepare the listing.',
      },
    ]),
  },
  offerings: withIds('real-estate-offering', [
    {
      icon: KeyRound,
      title: 'Rent Roll Accounting',
      plan: premiumPlans,
      desc: 'We post charges from the lease on the first, and receipts from the bank daily. Late fees have their own column, prepaid rent shows as a credit, and the balance shown is the balance due.',
    },
    {
      icon: ReceiptText,
      title: 'Owner Statements and Draws',
      plan: premiumPlans,
      desc: 'For each building, the owner sees rent collected, repairs with their invoices, the management fee and the reserve. The rest is the owner’s draw, deposited the day the statement goes out.',
    },
    {
      icon: Vault,
      title: 'Tenant Deposit Accounts',
      plan: premiumPlans,
      desc: 'Deposits stay in a separate bank account, listed by tenant. At month-end the list, the ledger and the bank statement must agree. When a tenant moves out, we watch the deadline for the refund.',
    },
    {
      icon: Layers,
      title: 'Cost Segregation',
      plan: byQuote,
      desc: 'You write off residential buildings over 27.5 years and commercial ones over 39. We split the price, because carpet, fences and paving usually qualify for 100 percent bonus depreciation in the first year, if you bought after January 19, 2025 (Form 4562).',
    },
    {
      icon: ArrowLeftRight,
      title: 'Section 1031 Exchange Records',
      plan: byQuote,
      desc: 'You have 45 days from closing to name a replacement and 180 to buy it, fewer if the year’s return, with extensions, is due first. A qualified intermediary holds the money. We watch the dates and prepare Form 8824.',
    },
  ]),
  month: {
    heading: 'Six units, one month, five dates',
    lead: 'Rent is due on the first. The other dates come from your leases and your management agreement.',
    days: withIds('real-estate-day', [
      {
        when: '1st',
        what: 'We charge rent to the occupied units at the rate in the lease. A vacant unit is listed at zero.',
      },
      {
        when: claims.closing.short,
        what: 'Owners get last month’s statement and their draw, minus the reserve in the agreement.',
      },
      {
        when: '10th',
        what: 'The grace period is over, and we post late fees. You get a list of balances due, with phone numbers.',
      },
      {
        when: '20th',
        what: 'We match repair invoices to work orders and pay them, after you approve any above your limit.',
      },
      {
        when: 'Last day',
        what: 'We reconcile tenant deposits, list leases ending within 60 days and draft next month’s charges.',
      },
    ]),
  },
  paper: {
    kind: 'rent-roll',
    title: 'Rent roll',
    caption:
      'Six units on Alder Court, November 15. One tenant owes $450.00, late fee included, and another is $300.00 ahead, so the total is $150.00.',
    columns: {
      unit: 'Unit',
      tenant: 'Tenant',
      lease: 'Lease',
      carried: 'Carried over',
      rent: 'Rent',
      lateFee: 'Late fee',
      paid: 'Paid',
      balance: 'Balance',
    },
    rows,
    total: totalsOf(rows),
  },
  questions: {
    heading: 'Roofs, deposits and 1099s',
    items: withIds('real-estate-question', [
      {
        question: 'Is a new roof a repair or an improvement?',
        answer:
          'Patching a leak is normally a repair, deducted that year. Replacing the whole roof is normally an improvement, spread over 27.5 years on a rental house. (An election for small buildings can change that.) You may be able to write off what’s left of the old one that year. We decide from the invoice: ask for a detailed one.',
      },
      {
        question: 'When is a tenant’s deposit income?',
        answer:
          'Not while you may have to give it back. It becomes income when you keep it for unpaid rent or damage. A deposit meant as the last month’s rent is income on receipt. Montana allows 10 days for a refund without deductions and 30 days with an itemized list.',
      },
      {
        question: 'Which 1099s does a property manager send?',
        answer: `Owners receive Form 1099-MISC for gross rent, with no fees or repairs taken off. Plumbers and painters receive Form 1099-NEC. Both start at ${contractorThreshold} a year for ${taxYear} payments, and neither goes to a corporation, unless it is a law firm. We collect a W-9 with the first invoice, because answers are slow in January.`,
      },
    ]),
  },
  action: {
    heading: 'Choose a building',
    text: `Upload its rent roll, deposit list and one bank statement to ${claims.folder}. Within three business days Caleb tells you whether the three agree. It’s free.`,
    label: 'Get a free building review',
    link: '/contact',
  },
};
