import { slugify } from '@/lib/slugify';
import { withIds } from '@/lib/with-ids';

export type Skill = { label: string; percent: number };

export type TeamMember = {
  id: string;
  name: string;
  designation: string;
  img: string;
  credentials: readonly string[];
  focus: string;
  bio: readonly [string, string];
  skills: readonly Skill[];
};

type Labels = readonly [string, string, string, string];
type Details = Pick<TeamMember, 'credentials' | 'focus' | 'bio'> & { skills: Labels };

/** The values of the four bars are the same for everyone (TEAM-1). */
const percents = [70, 70, 80, 85] as const;

const member = (name: string, designation: string, { skills, ...details }: Details) => ({
  name,
  designation,
  img: `/portraits/${slugify(name)}.svg`,
  ...details,
  skills: percents.map((percent, index) => ({ label: skills[index] ?? '', percent })),
});

export const team = withIds<TeamMember>('team', [
  member('Marisol Vega', 'Founder and managing partner', {
    credentials: ['CPA, Montana', 'MAcc, accounting'],
    focus: 'Owner reporting and the rules the firm works by',
    bio: [
      'Marisol opened Accupay in Helena in 2012 with nine clients and a borrowed conference table. Before that she spent eleven years auditing hospitals and school districts, where she learned to ask for the second document.',
      'She still signs the first three month-end reports of every new client. If a sentence in one of them would not make sense to her father, who ran a tire shop, it goes back to be rewritten.',
    ],
    skills: ['Internal controls', 'Owner reporting', 'Loan packages', 'Audit support'],
  }),
  member('Theo Lindqvist', 'Payroll director', {
    credentials: ['Certified Payroll Professional'],
    focus: 'Multistate pay runs, overtime and worker status',
    bio: [
      'Theo started out keying time cards at a lumber mill, found the overtime wrong in his own check, and has been reading wage law ever since. He leads the nine people on the Billings payroll desk.',
      'His rule for a pay run is that two people must look at anything that changed. He keeps a binder of every notice a client has received, with the cause on the front, and there are whole years with a single page.',
    ],
    skills: [
      'Certified payroll',
      'Worker classification',
      'Multistate withholding',
      'Overtime rules',
    ],
  }),
  member('Priya Raman', 'Tax director', {
    credentials: ['Enrolled Agent', 'MS, taxation'],
    focus: 'Business returns, credits and notices',
    bio: [
      'Priya prepares partnership and S corporation returns from the Missoula office and answers the letters that come back. As an Enrolled Agent she may represent a client before the IRS in any state.',
      'Every October she sits down with each business client for a projection, so that the fourth estimate holds no surprise. She is fond of credits that small firms overlook and of short cover letters.',
    ],
    skills: ['Amended returns', 'State apportionment', 'Quarterly estimates', 'IRS notices'],
  }),
  member('Desmond Okafor', 'Controller', {
    credentials: ['CPA, Montana and Idaho', 'Certified Management Accountant'],
    focus: 'Job costing, month-end close and cash forecasts',
    bio: [
      'Desmond ran the books of a road contractor through two recessions before he joined in 2016. He thinks in jobs: what was bid, what has been billed, and what is still owed on each.',
      'He wrote the twelve-line closing checklist that the whole firm uses. On the sixth business day he reviews each close that ran late and takes one cause of delay off the list for good.',
    ],
    skills: ['Inventory counts', 'Budget variance', 'Job costing', 'Month-end close'],
  }),
  member('Hannah Weiss', 'Healthcare and dental lead', {
    credentials: ['CPA, Montana', 'Certified Healthcare Financial Professional'],
    focus: 'Claim ledgers, provider pay and practice statements',
    bio: [
      'Hannah managed the front office of a four-chair dental practice before she sat for the CPA exam, so she knows what an unposted insurance check looks like at five on a Friday.',
      'She builds one statement for production, adjustments and collections, and reconciles it to the bank before anyone is paid a percentage. Provider bonuses at thirty-one practices are figured from it.',
    ],
    skills: [
      'Lab and supply costs',
      'Practice purchases',
      'Provider compensation',
      'Claim reconciliation',
    ],
  }),
  member('Caleb Nakai', 'Real estate accounting lead', {
    credentials: ['CPA, Montana', 'Licensed property manager'],
    focus: 'Rent rolls, trust accounts and exchanges',
    bio: [
      'Caleb grew up above his grandparents’ six-unit building and kept its rent book in pencil. He now oversees the ledgers of about 4,100 doors for landlords and managers in Montana and Wyoming.',
      'Tenant deposits get his closest attention: the trust account is reconciled three ways each month, bank to book to tenant. In an exchange he tracks the 45-day and 180-day limits from the day of closing.',
    ],
    skills: ['Cost segregation', 'Owner statements', 'Section 1031 timelines', 'Trust accounts'],
  }),
]);
