import { claims } from '@/content/claims';
import type { Path } from '@/routes';

export const caseAction = {
  heading: 'Show us a month of your records',
  textBy: (name: string) =>
    `Upload them to ${claims.folder}. ${name.split(' ')[0]} reads them, free, and calls you ${claims.freeCheck} with the first thing to fix and what the fix costs.`,
  patients: 'We sign a business associate agreement before you send anything that names a patient.',
  label: 'Show us your records',
  link: '/contact' satisfies Path,
  what: 'Leads this kind of work',
} as const;
