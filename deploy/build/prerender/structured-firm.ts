import { type FirmOffice, firm } from '../../../src/content/firm';
import { phoneLink } from '../../../src/lib/contact-link';

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

/** The firm as schema.org describes it, at its head office; the other offices are departments. */
export const structuredFirm = (address: string) => ({
  '@type': 'AccountingService',
  '@id': `${address}/#firm`,
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
