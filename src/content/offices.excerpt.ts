import { firm } from '@/content/firm';
import { type PhoneLink, phoneLink } from '@/lib/contact-link';
import { withIds } from '@/lib/ids';
import { addressLine } from '@/lib/wording';

export type Office = {
  id: string;
  name: string;
  street: string;
  /** City, state and postal code. */
  place: string;
  img: string;
  phone: PhoneLink;
};

/** The offices as the contact page shows them (CONTACT-1). */
export const offices = withIds<Office>(
  'office',
  firm.offices.map(({ name, street, city, state, zip, img, phone }) => ({
    name,
    street,
    place: `${city}, ${state} ${zip}`,
    img,
    phone: phoneLink(phone),
  })),
);

const [head, payroll = head, tax = head] = firm.offices;
const { street, place } = offices[0] as Office;
const latitude = head.geo.latitude.toFixed(4);
const longitude = head.geo.longitude.toFixed(4);
const bounds = [
  head.geo.longitude - 0.012,
  head.geo.latitude - 0.007,
  head.geo.longitude + 0.012,
  head.geo.latitude + 0.007,
].map((degrees) => degrees.toFixed(4));

export const headOffice = {
  name: head.name,
  city: head.city,
  address: addressLine([street, place]),
  /** Its street, without number and suite. */
  road: head.street.replace(/^\d+ /, '').replace(/,.*/, ''),
  map: {
    frame: `https://www.openstreetmap.org/export/embed.html?bbox=${bounds.join('%2C')}&layer=mapnik&marker=${latitude}%2C${longitude}`,
    link: `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`,
  },
};

/** Such as “Helena, Billings and Missoula”. */
export const officeCities = new Intl.ListFormat('en-GB').format(
  firm.offices.map(({ city }) => city),
);

export const payrollCity = payroll.city;
export const taxCity = tax.city;
