import { CalendarCheck, type LucideIcon, Mail, MapPin, Phone } from 'lucide-react';
import { claims } from '@/content/claims';
import { company } from '@/content/company';
import { addressLine } from '@/lib/address-line';
import { withIds } from '@/lib/with-ids';
import type { Path } from '@/routes';

/** A contact method: a link with its text, or an address (CONTACT-1). */
export type ContactCard = { id: string; icon: LucideIcon; name: string } & (
  | { link: Path | `tel:${string}` | `mailto:${string}`; linkText: string; address: null }
  | { link: null; linkText: null; address: string }
);

export const contact = {
  heading: 'Your question goes to\u00a0an\u00a0accountant',
  lead: `The phone line is staffed from 6AM Mountain time on weekdays. Email gets a reply ${claims.reply}.`,
  cards: withIds<ContactCard>('contact-card', [
    {
      icon: Phone,
      name: 'Call the office',
      link: company.phone.href,
      linkText: company.phone.label,
      address: null,
    },
    {
      icon: Mail,
      name: 'Write to us',
      link: company.email.href,
      linkText: company.email.label,
      address: null,
    },
    {
      icon: MapPin,
      name: 'Visit the head office',
      link: null,
      linkText: null,
      address: addressLine(company.address),
    },
    {
      icon: CalendarCheck,
      name: 'Set a time',
      link: '/appointment',
      linkText: 'Choose a day',
      address: null,
    },
  ]),
  form: {
    heading: 'Write a few lines',
    lead: 'Please leave out Social Security numbers, bank details and patient information. We never need them in a first message.',
    labels: {
      firstName: 'First name',
      lastName: 'Last name',
      email: 'Email',
      subject: 'Subject',
      message: 'Message',
      newsletter: 'Email me each month’s payroll deadlines',
    },
    submit: 'Submit',
    toast: 'No message was sent: this is a demo. What you wrote is still on the page.',
  },
  office: {
    heading: 'Our Office',
    lead: 'Three addresses in Montana, all with parking. Call ahead if you are bringing boxes, and someone will come down with a cart.',
  },
  map: {
    title: 'Map of the Helena head office',
    frame:
      'https://www.openstreetmap.org/export/embed.html?bbox=-112.0460%2C46.5820%2C-112.0220%2C46.5960&layer=mapnik&marker=46.5891%2C-112.0340',
    link: 'https://www.openstreetmap.org/?mlat=46.5891&mlon=-112.0340#map=16/46.5891/-112.0340',
    address: addressLine(company.address),
    linkText: 'Open the map in a new tab',
  },
} as const satisfies {
  heading: string;
  lead: string;
  cards: readonly ContactCard[];
  form: {
    heading: string;
    lead: string;
    labels: Record<string, string>;
    submit: string;
    toast: string;
  };
  office: { heading: string; lead: string };
  map: { title: string; frame: string; link: string; address: string; linkText: string };
};
