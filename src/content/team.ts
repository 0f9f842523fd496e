import { claims } from '@/content/claims';
import { firm } from '@/content/firm.excerpt';
import { headOffice, payrollCity, taxCity } from '@/content/offices.excerpt';
import { slugify, withIds } from '@/lib/ids';

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
  signature?: string;
};

type Labels = readonly [string, string, string, string];
type Details = Pick<TeamMember, 'credentials' | 'focus' | 'bio' | 'signature'> & {
  skills: Labels;
  /** A photograph, such as `/pictures/ana.jpg`; by default the portrait of that name. */
  img?: string;
};

/** The values of the four bars, the same for everyone (TEAM-1). */
const percents = [70, 70, 80, 85] as const;

const bars = (labels: Labels): readonly Skill[] =>
  percents.map((percent, index) => ({ label: labels[index] ?? '', percent }));

const member = (name: string, designation: string, { skills, ...details }: Details) => ({
  name,
  designation,
  img: `/portraits/${slugify(name)}.svg`,
  ...details,
  skills: bars(skills),
});

export const team = withIds<TeamMember>('team', [
  member('Marisol Vega', 'Founder and managing partner', {
    signature: '/signatures/marisol-vega.svg',
    credentials: [`CPA, ${firm.state}`, 'Master of Accountancy'],
    focus: 'Owner reporting, and the firm’s working rules',
    bio: [
      `Marisol opened ${firm.name} in ${headOffice.city} in ${firm.founded} with a borrowed conference table. She came from eight years of auditing hospitals and school districts, where she learned to ask for the second document.`,
      'On the second Friday of the month she reads twenty month-end reports picked at random. If a sentence would not make sense to her father, who ran a tire shop, it gets rewritten.',
    ],
    skills: ['Loan packages', 'Business valuation', 'Internal controls', 'Owner reporting'],
  }),
  member('Theo Lindqvist', 'Payroll director', {
    signature: '/signatures/theo-lindqvist.svg',
    credentials: ['Certified Payroll Professional'],
    focus: 'Multistate payroll, overtime and worker status',
    bio: [
      `Theo started out keying time cards at a lumber mill, found a mistake in the overtime on his check and has been reading wage law ever since. He leads the payroll office in ${payrollCity}.`,
      'His rule for payroll is that two people look at anything that changed. Once a quarter he sorts clients’ agency notices by cause and reviews them with his staff.',
    ],
    skills: [
      'Benefits enrollment',
      'Time clock hardware',
      'Certified payroll',
      'Multistate withholding',
    ],
  }),
  member('Priya Raman', 'Tax director', {
    signature: '/signatures/priya-raman.svg',
    credentials: ['Enrolled Agent', 'MS, taxation'],
    focus: 'Business returns, credits and notices',
    bio: [
      `Priya prepares partnership and S corporation returns from the ${taxCity} office and answers the letters that come back. As an Enrolled Agent she may represent clients before the IRS in all fifty states.`,
      `In ${claims.projections} her office prepares the projections for business clients, so the fourth estimate is no surprise. She likes credits that small firms overlook, and short cover letters.`,
    ],
    skills: ['Trusts and estates', 'Foreign reporting', 'Amended returns', 'IRS notices'],
  }),
  member('Desmond Okafor', 'Controller', {
    signature: '/signatures/desmond-okafor.svg',
    credentials: [`CPA, ${firm.state}`, 'Certified Management Accountant'],
    focus: 'Job costing, month-end close and cash forecasts',
    bio: [
      'Desmond ran the books of a road contractor through two recessions before he joined in 2016. He thinks in jobs: bid, billed, and still owed.',
      'He wrote the twelve-line closing checklist that the firm uses. On the sixth business day he goes over the closes that ran late and picks one cause of delay to remove.',
    ],
    skills: ['Foreign currency', 'Software selection', 'Job costing', 'Month-end close'],
  }),
  member('Hannah Weiss', 'Healthcare and dental lead', {
    signature: '/signatures/hannah-weiss.svg',
    credentials: [`CPA, ${firm.state}`, 'Certified Healthcare Financial Professional'],
    focus: 'Claim ledgers, provider pay and practice statements',
    bio: [
      'Hannah managed the front office of a four-chair dental practice while she studied for the CPA exam. She has chased an unposted insurance check at five on a Friday.',
      'She builds one statement for production, adjustments and collections, and reconciles it to the bank. Associate pay and provider bonuses at thirty-one practices are calculated from it.',
    ],
    skills: [
      'Fee negotiations',
      'Payer credentialing',
      'Provider compensation',
      'Claim reconciliation',
    ],
  }),
  member('Caleb Nakai', 'Real estate accounting lead', {
    signature: '/signatures/caleb-nakai.svg',
    credentials: [`CPA, ${firm.state}`, 'Licensed property manager'],
    focus: 'Rent rolls, trust accounts and exchanges',
    bio: [
      `Caleb grew up in his grandparents’ six-unit building and kept its rent book in pencil. He now oversees the ledgers of about 4,100 doors for landlords and managers in ${firm.state} and Wyoming.`,
      'Tenant deposits get his closest attention: the trust account is reconciled three ways, bank to book to tenant. In an exchange he counts the 45-day and 180-day limits from the day of closing.',
    ],
    skills: ['Cap rate review', 'Property tax appeals', 'Section 1031 timelines', 'Trust accounts'],
  }),
]);

/** The firm’s most common position, shown for unknown names (RT-5). */
export const sampleMember: TeamMember = {
  id: 'team-sample',
  name: 'a client accountant',
  img: '/portraits/client-accountant.svg',
  designation: 'Client accountant',
  credentials: ['CPA or Enrolled Agent', 'Two years in payroll first'],
  focus: 'The accountant named in your engagement letter',
  bio: [
    'The person you talk to is a client accountant. Bookkeepers and clerks do the daily work. The client accountant reviews your payroll and your month-end close, takes your calls, and brings in a lead when a question needs a specialist.',
    'The leads below choose and train them. A new accountant works with an experienced one for a year, and meets the owner of every business they will handle.',
  ],
  skills: bars(['Cash forecasts', 'Sales tax', 'Bank reconciliation', 'Payroll review']),
};
