import type { Weekday } from '@/lib/days';

/** The icons in `SocialIcon`, since Lucide has no brand icons. */
export const socialIcons = ['linkedin', 'facebook', 'instagram', 'youtube'] as const;

export type SocialIconName = (typeof socialIcons)[number];

/** An office, with a drawing of its building, which `npm run art` makes of `scripts/assets/art/offices/`. */
export type FirmOffice = {
  name: string;
  street: string;
  city: string;
  state: string;
  zip: string;
  phone: string;
  img: `/${string}`;
};

export type Firm = {
  name: string;
  /** In the logo and below the icon of the installed site, where a long name has no room. */
  shortName: string;
  /** The party to its contracts, and the owner of the copyright. */
  legalName: string;
  tagline: string;
  /** Below each sharing image, and the description of the installed site. */
  promise: string;
  /** The document titles; `{Page}` stands for the name of the page (RT-1). */
  titlePattern: string;
  domain: string;
  email: string;
  /** Where a request about personal data goes, and where a notice under a contract. */
  privacyEmail: string;
  noticesEmail: string;
  phone: string;
  founded: number;
  /** The state whose law governs its contracts, and the agency that registers it. */
  state: string;
  board: string;
  areaServed: string;
  /** In IANA’s database; as a label of hours; and in a sentence. */
  timeZone: { id: string; label: string; name: string };
  /** When the phone is answered, on the clocks of its time zone (BIZ-13). */
  hours: {
    days: readonly Weekday[];
    opens: string;
    closes: string;
    closedOnFederalHolidays: boolean;
  };
  /** The main office, which the map shows, then the payroll and the tax office, and any others. */
  offices: readonly [
    FirmOffice & { geo: { latitude: number; longitude: number } },
    ...FirmOffice[],
  ];
  /** A link to `#` leads nowhere (LAY-5). */
  social: readonly { icon: SocialIconName; network: string; link: string }[];
};

const name = 'Accupay';
const domain = 'accupay.example';
const state = 'Montana';
const phone = '(406) 555-0120';

/**
 * The facts of the firm. Each stands only here: whatever states one derives it. The build and the
 * development server stop at one that is missing or malformed (`plugins/site-content.ts`).
 */
export const firm: Firm = {
  name,
  shortName: name,
  legalName: name,
  tagline:
    'A trusted partner in accounting and payroll solutions offering precision, efficiency and tailored services',
  promise: 'Payroll, books and taxes, reviewed before you see them.',
  titlePattern: `{Page} - ${name} Vue App`,
  domain,
  email: `hello@${domain}`,
  privacyEmail: `privacy@${domain}`,
  noticesEmail: `notices@${domain}`,
  phone,
  founded: 2012,
  state,
  board: `${state} Board of Public Accountants`,
  areaServed: 'United States',
  timeZone: { id: 'America/Denver', label: 'MST (MDT in summer)', name: 'Mountain time' },
  hours: {
    days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
    opens: '06:00',
    closes: '18:00',
    closedOnFederalHolidays: true,
  },
  offices: [
    {
      name: 'Helena main office',
      street: '415 Placer Ridge Avenue, Suite 300',
      city: 'Helena',
      state: 'MT',
      zip: '59601',
      geo: { latitude: 46.5891, longitude: -112.034 },
      phone,
      img: '/art/offices/helena.svg',
    },
    {
      name: 'Billings payroll office',
      street: '2210 Rimview Drive, Suite 140',
      city: 'Billings',
      state: 'MT',
      zip: '59102',
      phone: '(406) 555-0134',
      img: '/art/offices/billings.svg',
    },
    {
      name: 'Missoula tax office',
      street: '88 Orchard Mill Road',
      city: 'Missoula',
      state: 'MT',
      zip: '59802',
      phone: '(406) 555-0147',
      img: '/art/offices/missoula.svg',
    },
  ],
  social: [
    { icon: 'linkedin', network: 'LinkedIn', link: '#' },
    { icon: 'facebook', network: 'Facebook', link: '#' },
    { icon: 'instagram', network: 'Instagram', link: '#' },
    { icon: 'youtube', network: 'YouTube', link: '#' },
  ],
};
