import { slugify } from '@/lib/slugify';
import { withIds } from '@/lib/with-ids';

export type Figure = { value: string; label: string };

export type CaseStudy = {
  id: string;
  img: string;
  name: string;
  client: string;
  date: string;
  category: string;
  location: string;
  summary: string;
  situation: string;
  steps: readonly [string, string, string];
  /** Two figures and what is left when the second is taken from the first. */
  results: readonly [before: Figure, after: Figure, difference: Figure];
};

const study = <T extends { name: string }>(details: T) => ({
  img: `/art/cases/${slugify(details.name)}.svg`,
  ...details,
});

export const caseStudies = withIds<CaseStudy>('case', [
  study({
    name: 'A dental payroll done in three hours',
    client: 'Mill Creek Dental',
    date: 'March 2024',
    category: 'Dentistry',
    location: 'Helena, Montana',
    summary:
      'A two-dentist practice with eleven staff took its payroll back from the owner’s Sunday evenings.',
    situation:
      'Dr. Choi typed hygienist hours from paper cards, worked out production pay on a spreadsheet and moved lab bills by hand. Two checks in five had to be corrected after payday.',
    steps: [
      'Replaced the paper cards with a clock that sends approved hours to each run.',
      'Figured associate pay from collections, net of lab costs, straight from the claim ledger.',
      'Set one approval on Wednesday, with only the lines that changed since the last run.',
    ],
    results: [
      { value: '14 h', label: 'a month on payroll before' },
      { value: '3 h', label: 'a month on it now' },
      { value: '11 h', label: 'back in the owner’s month' },
    ],
  }),
  study({
    name: 'Certified payroll for a forty-person builder',
    client: 'Harrow & Pike Builders',
    date: 'September 2023',
    category: 'Payroll',
    location: 'Great Falls, Montana',
    summary:
      'Two federally funded jobs and forty workers, with a weekly WH-347 that no longer takes the whole of Monday.',
    situation:
      'A carpenter could work under two wage decisions in one day. The office rebuilt each certified report from foremen’s notes, and fringe benefits were paid in cash on one job and to a plan on the other.',
    steps: [
      'Gave each trade and job a time code tied to its wage decision and its fringe rate.',
      'Moved both jobs’ fringe benefits into one plan, checked against deductions every week.',
      'Drafted the WH-347 from the pay run itself, so that the two cannot disagree.',
    ],
    results: [
      { value: '9 h', label: 'a week on certified reports' },
      { value: '2 h', label: 'a week to review ours' },
      { value: '7 h', label: 'a week for the controller' },
    ],
  }),
  study({
    name: 'Owner statements for 212 doors by the fifth',
    client: 'Juniper Row Rentals',
    date: 'January 2024',
    category: 'Real estate',
    location: 'Bozeman, Montana',
    summary:
      'A property manager with nineteen owners closes its month fourteen days sooner than it did.',
    situation:
      'Rent came in through three systems and repairs were billed to owners weeks after the plumber was paid. Tenant deposits sat in the operating account, where nobody could say which dollars were whose.',
    steps: [
      'Opened a trust account for deposits and traced each one to a lease.',
      'Charged repairs to the unit on the day the invoice arrived.',
      'Closed in order: bank, rent roll, repairs, statements, each with its own day.',
    ],
    results: [
      { value: '19 days', label: 'to close a month before' },
      { value: '5 days', label: 'to close it now' },
      { value: '14 days', label: 'sooner for every owner' },
    ],
  }),
  study({
    name: 'Every payer deposit matched to its claims',
    client: 'Northfork Pediatrics',
    date: 'June 2023',
    category: 'Healthcare',
    location: 'Missoula, Montana',
    summary:
      'Two clinics found where a year of unexplained insurance money belonged, and stopped losing track of it.',
    situation:
      'Bulk payments from insurers were booked as one deposit, and the billing system was posted from paper remittances days later. By spring the two records differed by more than a month of rent.',
    steps: [
      'Loaded fourteen months of electronic remittances and matched each to a bank line.',
      'Moved four checks that had been posted to the other clinic.',
      'Began a daily match, with anything unexplained raised before noon.',
    ],
    results: [
      { value: '$61,480', label: 'unmatched in April' },
      { value: '$2,940', label: 'unmatched in June' },
      { value: '$58,540', label: 'traced to its claims' },
    ],
  }),
  study({
    name: 'One home state for every driver',
    client: 'Tamarack Freight',
    date: 'October 2022',
    category: 'Taxation',
    location: 'Billings, Montana',
    summary:
      'Federal law lets one state tax an interstate driver’s pay. Putting that right ended most of the mail.',
    situation:
      'The previous provider split withholding by miles driven, so sixty-two drivers living in five states had wages reported in eleven. Each mismatch brought a letter, and each letter took the office a morning.',
    steps: [
      'Collected a residence certificate from each driver and set withholding to that state.',
      'Amended the state returns of six quarters and claimed refunds where tax had been paid in error.',
      'Closed the withholding accounts that had never been needed.',
    ],
    results: [
      { value: '23', label: 'notices in the year before' },
      { value: '2', label: 'notices in the year after' },
      { value: '21', label: 'fewer letters to answer' },
    ],
  }),
  study({
    name: 'The tip credit nobody had claimed',
    client: 'Saltgrass Kitchens',
    date: 'November 2023',
    category: 'Restaurants',
    location: 'Whitefish, Montana',
    summary:
      'Three restaurants had paid Social Security and Medicare on tips for years without the credit on Form 8846.',
    situation:
      'Servers reported their tips and the employer paid its share of tax on them. The returns left out the credit that the law gives for that share, because the old bookkeeper and preparer each thought the other had it.',
    steps: [
      'Rebuilt reported tips by quarter from the register files of all three kitchens.',
      'Prepared Form 8846 for three open years and filed the amended returns.',
      'Reduced the wage deduction by the credit, and booked both every month from then on.',
    ],
    results: [
      { value: '$38,215', label: 'credit on three years of returns' },
      { value: '$4,300', label: 'billed for the work' },
      { value: '$33,915', label: 'left for the owner' },
    ],
  }),
]);
