import { claims } from '@/content/claims';
import type { Path } from '@/routes';

export const caseAction = {
  heading: 'Show us a month of your records',
  textBy: (name: string) =>
    `Upload them to ${claims.folder}. ${name.split(' ')[0]} sends you one page ${claims.freeCheck}, free: each error, the rule behind it and what it cost.`,
  patients: 'We sign a business associate agreement before you send anything that names a patient.',
  label: 'Show us your records',
  link: '/contact' satisfies Path,
  what: 'Leads this kind of work',
} as const;
