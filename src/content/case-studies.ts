import { claims } from '@/content/claims';
import type { ServicePath } from '@/content/practices';
import { slugify, withIds } from '@/lib/ids';

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
  /** Two amounts and their difference. */
  results: readonly [before: Figure, after: Figure, difference: Figure];
  /** The service on whose page the first two figures stand, and what they are there. */
  proves?: { service: ServicePath; what: string };
  /** Whether the second figure is a part of the first, so that a card shows what is left instead. */
  isPart?: true;
  /** The documents that the figures are from, none later than `date`. */
  source: string;
};

/** Appended to each source, since clients and figures are fictional. */
export const sampleNote = 'Client and figures are samples.';

/** `details` can name another picture, such as `/pictures/shop.jpg`. */
const study = <T extends { name: string; img?: string }>(details: T) => ({
  img: `/art/cases/${slugify(details.name)}.svg`,
  ...details,
});

export const caseStudies = withIds<CaseStudy>('case', [
  study({
    name: 'A dental payroll done in three hours',
    client: 'Mill Creek Dental',
    date: 'March 2026',
    category: 'Dentistry',
    location: 'Helena, Montana',
    summary:
      'In a two-dentist practice with a staff of twelve, payroll no longer takes up the owner’s evenings.',
    situation:
      'Dr. Choi typed hygienist hours from paper cards, worked out production pay on a spreadsheet and keyed lab bills by hand. Two paydays in five needed a corrected check.',
    steps: [
      'Replaced the paper cards with a clock that sends approved hours to each run.',
      'Matched lab bills to patients, and calculated associate pay from collections, net of lab costs.',
      'Set one approval per run, showing only the lines that changed since the last one.',
    ],
    results: [
      { value: '14 hrs', label: 'a month on the old payroll' },
      { value: '3 hrs', label: 'a month now' },
      { value: '11 hrs', label: 'a month back for the owner' },
    ],
    proves: { service: '/services/dentist-services', what: 'a month on payroll' },
    source: 'From the practice’s time records, February 2025 and February 2026.',
  }),
  study({
    name: 'Certified payroll for a forty-person builder',
    client: 'Harrow & Pike Builders',
    date: 'September 2025',
    category: 'Payroll',
    location: 'Great Falls, Montana',
    summary:
      'Two federally funded jobs, forty workers and, for each job, a weekly certified payroll report (Form WH-347).',
    situation:
      'A carpenter could work under two wage decisions (the federal rates for a job) in one day. The office rebuilt each certified report from foremen’s notes, and fringe benefits were paid in cash on one job and to a plan on the other.',
    steps: [
      'Set up a time code for each trade and job, with its wage and fringe rates.',
      'Moved both jobs’ fringes into one plan and checked it weekly against the hours worked.',
      'Drafted each job’s WH-347 from the payroll itself.',
    ],
    results: [
      { value: '9 hrs', label: 'a week on certified reports' },
      { value: '2 hrs', label: 'a week to review ours' },
      { value: '7 hrs', label: 'a week back for the controller' },
    ],
    proves: {
      service: '/services/payroll-processing',
      what: 'a week on certified payroll reports',
    },
    source: 'From the controller’s time sheets, March and September 2025.',
  }),
  study({
    name: 'Owner statements for 212 doors by business day five',
    client: 'Juniper Row Rentals',
    date: 'January 2026',
    category: 'Real estate',
    location: 'Bozeman, Montana',
    summary:
      'A property manager with twenty-six owners closes its month on the fifth business day, fourteen sooner than it used to.',
    situation:
      'Rent came in through three systems and repairs were billed to owners weeks after the plumber was paid. Tenant deposits sat in the operating account, with no record of whose they were.',
    steps: [
      'Opened a trust account for deposits and traced them to their leases.',
      'Charged repairs to the unit on the day the invoice arrived.',
      'Closed in a fixed order, on set days: bank, rent roll, repairs, statements.',
    ],
    results: [
      { value: '19', label: 'business days to close a month' },
      { value: '5', label: 'business days to close it now' },
      { value: '14', label: 'business days sooner for the owners' },
    ],
    proves: { service: '/services/real-state-services', what: 'business days to close a month' },
    source: 'From the dates on the owner statements, 2024 and 2025.',
  }),
  study({
    name: 'Payer deposits matched to their claims',
    client: 'Northfork Pediatrics',
    date: 'June 2025',
    category: 'Healthcare',
    location: 'Missoula, Montana',
    summary:
      'Two clinics traced $58,540 of $61,480 in unexplained insurance money and now match it daily.',
    situation:
      'Bulk payments from insurers were booked as one deposit, while the billing system was posted from paper remittances days later. By April the two records differed by $61,480.',
    steps: [
      'Loaded twelve months of electronic remittances and matched them to bank lines.',
      'Moved four checks that had been posted to the other clinic.',
      `Began a daily match, with anything unexplained raised ${claims.unmatched}.`,
    ],
    results: [
      { value: '$61,480', label: 'unmatched in April' },
      { value: '$2,940', label: 'unmatched in June' },
      { value: '$58,540', label: 'traced to its claims' },
    ],
    proves: { service: '/services/healthcare-services', what: 'of insurance money unmatched' },
    source: 'From the bank statements and the billing system, April and June 2025.',
  }),
  study({
    name: 'Each driver taxed by one home state',
    client: 'Tamarack Freight',
    date: 'October 2024',
    category: 'Taxation',
    location: 'Billings, Montana',
    summary:
      'When a driver’s regular route crosses state lines, federal law lets only the home state tax the pay. Withholding by that rule ended most of the notices.',
    situation:
      'The previous provider split withholding by miles driven, and sixty-two drivers living in five states had wages reported in four more. Mismatches brought letters, and each letter cost the office a morning.',
    steps: [
      'Collected residence certificates from the drivers and set withholding to those states.',
      'Amended that year’s three quarterly returns in each of the four states. For the year before, issued corrected W-2s, so drivers could reclaim those states’ tax and amend their home-state returns.',
      'Closed the withholding accounts that had never been needed.',
    ],
    results: [
      { value: '23', label: 'tax notices in the last year of withholding by miles' },
      { value: '2', label: 'tax notices in the first year of withholding by home state' },
      { value: '21', label: 'fewer letters to answer' },
    ],
    proves: { service: '/services/taxation-services', what: 'tax notices a year' },
    source: 'From the notices in the client’s file, October 2022 to September 2024.',
  }),
  study({
    name: 'The tip credit nobody had claimed',
    client: 'Saltgrass Kitchens',
    date: 'November 2023',
    category: 'Restaurants',
    location: 'Whitefish, Montana',
    summary:
      'Three restaurants had paid Social Security and Medicare on tips for years without claiming the FICA tip credit on Form 8846.',
    situation:
      'Servers reported their tips and the employer paid its share of tax on them. The returns left out the credit for that share, because the old bookkeeper and preparer each thought the other was handling it.',
    steps: [
      'Rebuilt reported tips by quarter from the register files of all three kitchens.',
      'Prepared Form 8846 for three open years, tested the limit on Form 3800 and filed the amended returns.',
      'Reduced the payroll tax deduction by the credit, and booked both monthly from then on.',
    ],
    results: [
      { value: '$38,215', label: 'FICA tip credit on three years of returns' },
      { value: '$9,172', label: 'federal income tax on the lower deduction, at 24 percent' },
      { value: '$29,043', label: 'left after federal tax, before our fee of $4,300' },
    ],
    isPart: true,
    source: 'From the amended returns for 2020, 2021 and 2022.',
  }),
]);

/** The sample shown for unknown names, with the default heading (RT-5). */
export const sampleCaseStudy: CaseStudy = {
  id: 'case-sample',
  name: 'Case Study Details',
  img: '/art/posts/overtime-clock.svg',
  client: 'Bluebell Veterinary',
  date: 'May 2026',
  category: 'Payroll',
  location: 'Livingston, Montana',
  summary:
    'A veterinary practice had left its on-call bonus out of the overtime rate. Here is how we fixed it.',
  situation:
    'Technicians earned a bonus for weekends on call, and overtime was paid on the hourly rate alone. The bonus was promised in advance, so it belonged in the regular rate of the weeks in which it was earned.',
  steps: [
    'Sorted two years of bonuses into those that raise the overtime rate and those that do not.',
    'Recalculated overtime for fifty-two pay periods and seven people, week by week.',
    'Had the owner ask an attorney first, because back pay alone does not release a claim for damages. Then paid the $2,036 due with the next check, taxes withheld.',
  ],
  results: [
    { value: '52', label: 'pay periods recalculated' },
    { value: '33', label: 'without a bonus or without overtime' },
    { value: '19', label: 'in which more overtime was owed' },
  ],
  isPart: true,
  source: 'From the payroll registers, May 2024 to April 2026.',
};
