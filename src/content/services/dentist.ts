import { ChartColumn, Clock, FlaskConical, Handshake, Percent } from 'lucide';
import { byQuote, everyPlan, premiumPlans } from '@/content/plan-shares.excerpt';
import type { ProviderRow, ProviderStatement, Service } from '@/content/services';
import { withIds } from '@/lib/ids';
import { totalsOf } from './totals';

const provider = (row: Omit<ProviderRow, 'id' | 'netProduction' | 'afterLab'>) => ({
  ...row,
  netProduction: row.production - row.writeOffs,
  afterLab: row.collections - row.lab,
});

const associate = provider({
  provider: 'Dr. Lund',
  role: 'Associate',
  production: 4625000,
  writeOffs: 1387500,
  collections: 3112000,
  lab: 348000,
});

const rows = withIds<ProviderRow>('dentist-provider', [
  provider({
    provider: 'Dr. Amory',
    role: 'Owner',
    production: 7840000,
    writeOffs: 2116800,
    collections: 5594000,
    lab: 521500,
  }),
  associate,
  provider({
    provider: 'K. Bristow',
    role: 'Hygienist',
    production: 1986000,
    writeOffs: 635520,
    collections: 1319000,
    lab: 0,
  }),
  provider({
    provider: 'T. Nguyen',
    role: 'Hygienist',
    production: 1742000,
    writeOffs: 557440,
    collections: 1140250,
    lab: 0,
  }),
]);

const associatePercent = 32;

export const dentist: Service<ProviderStatement> = {
  heading: 'Dentist Services',
  link: '/services/dentist-services',
  parts: [
    { kind: 'month', variant: 'list' },
    { kind: 'paper', ground: 'desk' },
    { kind: 'offerings', variant: 'columns' },
    { kind: 'audience', variant: 'cards' },
  ],
  lead: 'A full schedule says little about profit. We show, by provider, how much of your production turned into cash and how much of that went to the lab.',
  claim: 'Production and pay, provider by provider',
  audience: {
    heading: 'For owners who still see patients',
    items: withIds('dentist-audience', [
      {
        who: 'Solo owners with two hygienists',
        why: 'You see patients until five, and the books wait. Ten minutes with our statement replaces an evening with a spreadsheet.',
      },
      {
        who: 'Partners with one to three associates',
        why: 'No two contracts count the same thing. We read yours, write out the formulas and have both sides approve them first.',
      },
      {
        who: 'Dentists buying their first practice',
        why: 'The seller’s tax return mixes the car, the building and a spouse’s salary into the practice. We take them out and show what is left.',
      },
    ]),
  },
  offerings: withIds('dentist-offering', [
    {
      icon: ChartColumn,
      title: 'Production to Collections Statement',
      plan: premiumPlans,
      desc: 'You see gross production, plan write-offs, courtesy discounts and cash received, by doctor and hygienist. The last line equals the money that reached the bank, or we tell you which deposit is in transit.',
    },
    {
      icon: Percent,
      title: 'Associate Pay Calculation',
      plan: premiumPlans,
      desc: 'We apply the percentage in the contract to the base named there, subtract lab cost where the contract says so and charge remakes back. The associate gets the list of cases behind the amount.',
    },
    {
      icon: Clock,
      title: 'Hygienist Payroll',
      plan: everyPlan,
      desc: 'We pay hygienists by the hour, by the day or with a production bonus, and figure overtime on the regular rate, bonus included. Temporary hygienists use the same clock. Time between patients, no-shows included, counts as hours worked.',
    },
    {
      icon: FlaskConical,
      title: 'Lab Bill Matching',
      plan: premiumPlans,
      desc: 'We trace crowns and aligners on a lab statement to a patient, a provider and a seat date. When the lab should absorb a remake, we ask for the credit.',
    },
    {
      icon: Handshake,
      title: 'Practice Purchase Records',
      plan: byQuote,
      desc: 'We allocate the price to equipment, supplies, patient records and goodwill, and both sides report it the same way on Form 8594. We set up the opening ledger and a 15-year schedule for the goodwill and the patient records.',
    },
  ]),
  month: {
    heading: 'A statement on the 6th business day',
    lead: 'Matching lab bills case by case adds a day to the usual close. Your front office does two steps, and we do the rest.',
    days: withIds('dentist-day', [
      {
        when: 'Each evening',
        what: 'Your front office closes the day sheet and counts the drawer. The next business morning we match the day sheet to the card and bank deposits that have arrived.',
      },
      {
        when: '2nd business day',
        what: 'We lock the month in your practice software, so no one can edit an old date of service.',
      },
      {
        when: '4th business day',
        what: 'We match lab statements case by case. Your front office explains any bill we can’t tie to a patient.',
      },
      {
        when: '6th business day',
        what: 'You get the provider statement, with collection rates by payer.',
      },
      {
        when: '8th business day',
        what: 'Associates get their numbers, have two days to question a line, and are paid with the next run.',
      },
    ]),
  },
  paper: {
    kind: 'provider-statement',
    title: 'Provider statement',
    caption:
      'A two-doctor practice in October. It collected 97 cents for each dollar left after write-offs; some of that cash was for September visits.',
    columns: {
      provider: 'Provider',
      role: 'Role',
      production: 'Production',
      writeOffs: 'Write-offs',
      netProduction: 'Net production',
      collections: 'Collections',
      lab: 'Lab bills',
      afterLab: 'After lab',
    },
    rows,
    total: totalsOf(rows),
    associatePay: {
      label: `Dr. Lund’s pay, ${associatePercent} percent of collections after lab`,
      base: associate.afterLab,
      percent: associatePercent,
      amount: (associate.afterLab * associatePercent) / 100,
    },
  },
  questions: {
    heading: 'Associates, hygienists and prepaid cases',
    items: withIds('dentist-question', [
      {
        question: 'Should associates be paid on production or collections?',
        answer:
          'Pay on production, and they are paid sooner, but the risk of an unpaid claim stays with you. Pay on collections, and they share it and have a reason to care about pretreatment estimates. Net production, after plan write-offs, falls in between. Whichever you choose, the contract should say who bears lab bills, remakes and later refunds.',
      },
      {
        question: 'Can a hygienist be an independent contractor?',
        answer:
          'Rarely. You set the schedule, supply the chair and supervise the work: three signs of employment. Being part time or asking for a 1099 changes nothing. We put hygienists on payroll, temporary ones included unless an agency employs them, and correct earlier years if needed.',
      },
      {
        question: 'A patient pays for aligners up front. Is that income?',
        answer:
          'In your monthly statement, no: it is a liability that moves to income as treatment progresses. On the tax return a cash-basis practice generally counts it when received. A list of open cases explains the difference to the dollar.',
      },
    ]),
  },
  action: {
    heading: 'Give Hannah a month of day sheets',
    text: 'We sign a business associate agreement, then you upload the sheets to an encrypted folder. Within three business days she prepares that month’s provider statement and calls you to go over it. It’s free, even if you never become a client.',
    label: 'Get a free provider statement',
    link: '/contact',
  },
};
