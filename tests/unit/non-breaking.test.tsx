import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { NonBreaking } from '@/components/non-breaking';

/** The parts of a text that do not wrap. */
const joinedIn = (text: string) =>
  [...renderToStaticMarkup(<NonBreaking text={text} />).matchAll(/<span[^>]*>(.*?)<\/span>/g)].map(
    ([, part]) => part,
  );

it.each([
  ['form names', 'Send W-2s and Form 941-X in time', ['W-2s', '941-X']],
  ['phone numbers and times', '555-0120, 6AM–6PM', ['555-0120', '6AM–6PM']],
  ['short compounds', 'Off-site and off-cycle runs, year-to-date', ['off-cycle', 'year-to-date']],
  ['days', 'November 8, Nov 5, May 12 and the 3rd', ['November 8', 'Nov 5', 'May 12']],
])('keeps %s on one line', (_what, text, parts) => expect(joinedIn(text)).toEqual(parts));

it.each([
  'A certified-payroll report for a well-documented case',
  'May 2026 and December 2025',
  'Mid–June',
])('lets %s wrap', (text) => expect(joinedIn(text)).toEqual([]));
