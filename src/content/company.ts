import { withIds } from '@/lib/with-ids';

export type Office = {
  id: string;
  name: string;
  address: readonly [street: string, place: string];
  city: string;
  phone: { label: string; href: `tel:${string}` };
};

/** The icons in `SocialIcon`, since Lucide has no brand icons. */
export type SocialIcon = 'linkedin' | 'facebook' | 'instagram' | 'youtube';

export type SocialLink = { id: string; icon: SocialIcon; label: string; link: '#' };

/** Montana’s clocks (BIZ-13). */
const timeZone = 'MST (MDT in summer)';

export const company = {
  name: 'Accupay',
  tagline:
    'A trusted partner in accounting and payroll solutions offering precision, efficiency and tailored services',
  founded: 2012,
  phone: { label: '(406) 555-0120', href: 'tel:+14065550120' },
  email: { label: 'hello@accupay.example', href: 'mailto:hello@accupay.example' },
  address: ['415 Placer Ridge Avenue, Suite 300', 'Helena, MT 59601'],
  /** When the phone is answered (BIZ-13); `src/lib/phone-line.ts` knows whether it is now. */
  hours: {
    short: `Mon–Fri, 6AM–6PM ${timeZone}`,
    long: `Monday to Friday, 6AM to 6PM ${timeZone}, except federal holidays`,
  },
} as const;

export const offices = withIds<Office>('office', [
  {
    name: 'Helena head office',
    address: company.address,
    city: 'Helena',
    phone: company.phone,
  },
  {
    name: 'Billings payroll desk',
    address: ['2210 Rimview Drive, Suite 140', 'Billings, MT 59102'],
    city: 'Billings',
    phone: { label: '(406) 555-0134', href: 'tel:+14065550134' },
  },
  {
    name: 'Missoula tax office',
    address: ['88 Orchard Mill Road', 'Missoula, MT 59802'],
    city: 'Missoula',
    phone: { label: '(406) 555-0147', href: 'tel:+14065550147' },
  },
]);

export const socialLinks = withIds<SocialLink>('social', [
  { icon: 'linkedin', label: 'Accupay on LinkedIn', link: '#' },
  { icon: 'facebook', label: 'Accupay on Facebook', link: '#' },
  { icon: 'instagram', label: 'Accupay on Instagram', link: '#' },
  { icon: 'youtube', label: 'Accupay on YouTube', link: '#' },
]);
