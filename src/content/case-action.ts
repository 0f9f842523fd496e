import type { Path } from '@/routes';

/** What a case study ends with. */
export const caseAction = {
  heading: 'Have us look at your version of this',
  text: 'Send a month of records. The person beside this text reads them, and calls you with the first thing to change and its price.',
  label: 'Ask about your books',
  link: '/contact' satisfies Path,
  what: 'Answers for this kind of work',
} as const;
