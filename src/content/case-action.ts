import { claims } from '@/content/claims';
import type { Path } from '@/routes';

/** The call to action below a case study. */
export const caseAction = {
  heading: 'Show us a month of your records',
  text: `Upload them to ${claims.folder}. The lead shown here reads them and calls you within five business days with the first change to make and its cost.`,
  patients: 'We sign a business associate agreement before you send anything that names a patient.',
  label: 'Ask about your books',
  link: '/contact' satisfies Path,
  what: 'Leads this kind of work',
} as const;
