import type { Firm } from '../../src/content/firm';

const domain = 'ferris-hollow.example';
const phone = '(518) 555-0170';

/** The facts of the other firm; all differ from those of the first, in value and in length. */
export const otherFacts = {
  name: 'Ferris & Hollow Accountants',
  shortName: 'Ferris & Hollow',
  legalName: 'Ferris & Hollow Accountants, P.C.',
  tagline: 'Bookkeeping, payroll and taxes for shops, studios and workshops along the upper Hudson',
  promise: 'Numbers you can act on.',
  titlePattern: '{Page} | Ferris & Hollow',
  domain,
  email: `office@${domain}`,
  privacyEmail: `data@${domain}`,
  noticesEmail: `legal@${domain}`,
  phone,
  founded: 1987,
  state: 'New York',
  board: 'New York State Education Department',
  areaServed: 'New York',
  timeZone: { id: 'America/New_York', label: 'EST (EDT in summer)', name: 'Eastern time' },
  hours: {
    days: ['Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
    opens: '09:00',
    closes: '17:30',
    closedOnFederalHolidays: true,
  },
} as const satisfies Omit<Firm, 'offices' | 'social'>;

/** Where the offices are, in their order; the first one’s place is that of the map. */
export const otherPlaces = [
  { city: 'Schuylerville', street: '17 Broad Street', zip: '12871', phone },
  {
    city: 'Hoosick Falls',
    street: '1420 Church Street, Floor 2',
    zip: '12090',
    phone: '(518) 555-0171',
  },
  { city: 'Cohoes', street: '9 Mohawk Street', zip: '12047', phone: '(518) 555-0172' },
  { city: 'Ballston Spa', street: '300 Milton Avenue', zip: '12020', phone: '(518) 555-0173' },
] as const;

export const otherGeo = { latitude: 43.1001, longitude: -73.5818 };

/** The names of what the other firm has; each list is longer than that of the first firm. */
export const otherNames = {
  plans: ['Seed', 'Workshop', 'Main Street', 'Counting House'],
  people: [
    'Ottilie Brandvold',
    'Ignatius Fenwick',
    'Rosalind Achterberg',
    'Cornelius Mbeki',
    'Wilhelmina Stroud',
    'Lysander Quill',
    'Dorothea Pennington',
    'Barnaby Thistlewood',
    'Philippa Okonjo',
    'Leopold Varga',
    'Ernestine Halloway',
    'Augustin Delacroix',
    'Henrietta Novak',
    'Thaddeus Mirza',
    'Clementine Ashdown',
    'Percival Ito',
    'Isadora Lund',
    'Fitzgerald Moon',
    'Beatrix Solano',
    'Mortimer Yates',
    'Guinevere Platt',
    'Alastair Boone',
    'Seraphina Costa',
    'Rutherford Kim',
  ],
  products: [
    'Wages by Hand',
    'The Cash Book',
    'A Year of Quarterly Filings and What Goes With Them',
  ],
  cases: [
    'Twelve looms and one payday',
    'A ferry company that closes in four days',
    'Sales tax in nine towns',
    'The orchard that hires for six weeks',
    'An estate of eleven storefronts',
    'Tips counted twice and then once',
    'A clinic with two sets of books',
    'The printer who paid late for years',
  ],
  towns: [
    'Saratoga Springs',
    'Glens Falls',
    'Mechanicville',
    'Greenwich',
    'Troy',
    'Fort Edward',
    'Cambridge',
    'Stillwater',
  ],
  posts: [
    'How to read a bank feed before breakfast',
    'Overtime on a bonus',
    'A cash plan that looks one quarter ahead and starts with payroll',
    'What a checklist does for the fifth business day',
    'Deposit on time and file Form 941 later',
    'The claim is not the money',
    'Who is a contractor and who is not',
    'The rent roll tells you more than the seller',
    'When a year has one more of its paydays',
    'Three questions about mileage',
    'Why we write checks in black ink',
    'A short history of the pay envelope',
    'Sixteen receipts in a shoebox',
    'Tax day for a florist',
  ],
} as const;

/** How many of each the other firm has. */
export const otherCounts = { plans: 4, team: 8, products: 3, posts: 12 } as const;

/** The prices of its plans and products. */
export const otherPrices = {
  plans: ['19', '48', '125', '310'],
  products: ['35', '299', '1250'],
} as const;

/** Its colors: navy and plum on gray, as light and as dark as those of the first firm. */
export const otherColors: Readonly<Record<string, string>> = {
  paper: '#F7F8FB',
  line: '#D9DDE8',
  ink: '#141A2E',
  'ink-soft': '#4C546B',
  'evergreen-700': '#3B4FA3',
  'evergreen-900': '#1F2A5C',
  mint: '#E4E9F8',
  marigold: '#F2A6B8',
  'marigold-soft': '#FCEBEF',
};
