import { Clock, type IconNode, Mail, MapPin, Phone } from 'lucide';
import { email, phone } from '@/content/contact-links.excerpt';
import { firm } from '@/content/firm.excerpt';
import { hours } from '@/content/hours.excerpt';
import { headOffice } from '@/content/offices.excerpt';
import type { ContactLink } from '@/lib/contact-link';
import { withIds } from '@/lib/ids';
import type { Path } from '@/routes';

/** A line of the footer: a link, or plain text if `isLink` is false (LAY-5). */
export type FooterLink =
  | {
      id: string;
      name: string;
      isLink: true;
      link: Path | ContactLink['href'];
      icon: IconNode | null;
    }
  | { id: string; name: string; isLink: false; link: null; icon: IconNode | null };

export type FooterColumn = { id: string; name: string; links: readonly FooterLink[] };

type LegalLink = { id: string; name: string; link: Path };

const page = (name: string, link: Path) => ({ name, link, isLink: true, icon: null }) as const;

export const footer = {
  blurb: `${firm.tagline}. In ${headOffice.city}, ${firm.state}, since ${firm.founded}.`,
  columns: withIds<FooterColumn>('footer-column', [
    {
      name: 'Company',
      links: withIds<FooterLink>('footer-company', [
        page('Home', '/'),
        page('About', '/about'),
        page('Blog', '/blog'),
        page('Contact', '/contact'),
      ]),
    },
    {
      name: 'Services',
      links: withIds<FooterLink>('footer-services', [
        page('Payroll Processing', '/services/payroll-processing'),
        page('Accounting Services', '/services/accounting-services'),
        page('Taxation Services', '/services/taxation-services'),
        page('Real Estate Services', '/services/real-state-services'),
      ]),
    },
  ]),
  contact: withIds<FooterLink>('footer-contact', [
    { name: phone.label, link: phone.href, isLink: true, icon: Phone },
    { name: email.label, link: email.href, isLink: true, icon: Mail },
    { name: headOffice.address, link: null, isLink: false, icon: MapPin },
    { name: hours.short, link: null, isLink: false, icon: Clock },
  ]),
  legal: withIds<LegalLink>('footer-legal', [
    { name: 'Privacy Policy', link: '/privacy-policy' },
    { name: 'Terms & Conditions', link: '/terms-conditions' },
  ]),
};
