import { CalendarCheck, type IconNode, Mail, MapPin, Phone } from 'lucide';
import { claims } from '@/content/claims';
import { email, phone } from '@/content/contact-links.excerpt';
import { eastern, hours } from '@/content/hours.excerpt';
import { headOffice } from '@/content/offices.excerpt';
import type { ContactLink } from '@/lib/contact-link';
import { withIds } from '@/lib/ids';
import type { Path } from '@/routes';

/** A contact method: a link with its text, or an address (CONTACT-1). */
export type ContactCard = {
  id: string;
  icon: IconNode;
  name: string;
  link: Path | ContactLink['href'] | null;
  text: string;
};

export const contact = {
  heading: 'Your question goes to\u00a0an\u00a0accountant',
  lead: `Call an accountant or send a message. We reply ${claims.reply}. For a free review, we send a link to an encrypted folder.`,
  hours: `We answer the phone ${hours.long}. ${eastern}`.trim(),
  cards: withIds<ContactCard>('contact-card', [
    { icon: Phone, name: 'Call us', link: phone.href, text: phone.label },
    { icon: Mail, name: 'Email us', link: email.href, text: email.label },
    { icon: MapPin, name: 'Visit us', link: null, text: headOffice.address },
    { icon: CalendarCheck, name: 'Book a time', link: '/appointment', text: 'Pick a day' },
  ]),
  form: {
    heading: 'Send us a message',
    lead: 'Please leave out Social Security numbers, bank details and patient information.',
    note: `Payroll and tax documents go only into ${claims.folder}. (This demo opens none and sends nothing.)`,
    labels: {
      firstName: 'First name',
      lastName: 'Last name',
      email: 'Email',
      subject: 'Subject',
      message: 'Message',
      newsletter: 'Send me the monthly email on deadlines',
    },
    hints: { email: 'Or put a phone number in the message' },
    submit: 'Submit',
    toast: 'This is a demo, so no message was sent. Your words are still on the page.',
  },
  office: {
    heading: 'Our Office',
    lead: 'Each office has parking. If you are bringing boxes, call ahead and someone will come down with a cart.',
  },
  map: {
    title: `Map of the ${headOffice.name}`,
    frame: headOffice.map.frame,
    link: headOffice.map.link,
    address: headOffice.address,
    linkText: 'Open the map in a new tab',
  },
} as const;
