import { type FirmOffice, firm } from '../../src/content/firm';
import { phoneLink } from '../../src/lib/contact-link';

const postalAddress = ({ street, city, state, zip }: FirmOffice) => ({
  '@type': 'PostalAddress',
  streetAddress: street,
  addressLocality: city,
  addressRegion: state,
  postalCode: zip,
  addressCountry: 'US',
});

const telephone = (label: string) => phoneLink(label).href.replace('tel:', '');

const [head, ...branches] = firm.offices;
const socialPages = firm.social.map(({ link }) => link).filter((link) => link !== '#');

const idIn = (address: string) => `${address}/#firm`;

/** The firm where it is mentioned: its name, and the address of its description. */
export const structuredReference = (address: string) => ({
  '@type': 'Organization',
  '@id': idIn(address),
  name: firm.name,
  url: `${address}/`,
});

/**
 * The firm as schema.org describes it, at its head office; the other offices are departments. Hours are
 * local: schema.org has no name for a time zone, and the offset of one changes with the season.
 */
export const structuredFirm = (address: string) => ({
  '@type': 'AccountingService',
  '@id': idIn(address),
  name: firm.name,
  ...(firm.legalName !== firm.name && { legalName: firm.legalName }),
  description: firm.tagline,
  url: `${address}/`,
  logo: `${address}/icon-512.png`,
  image: `${address}/og/home.png`,
  foundingDate: String(firm.founded),
  telephone: telephone(firm.phone),
  email: firm.email,
  address: postalAddress(head),
  geo: { '@type': 'GeoCoordinates', ...head.geo },
  areaServed: { '@type': 'AdministrativeArea', name: firm.areaServed },
  openingHoursSpecification: {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: firm.hours.days,
    opens: firm.hours.opens,
    closes: firm.hours.closes,
  },
  department: branches.map((office) => ({
    '@type': 'AccountingService',
    name: office.name,
    address: postalAddress(office),
    telephone: telephone(office.phone),
  })),
  ...(socialPages.length > 0 && { sameAs: socialPages }),
});
