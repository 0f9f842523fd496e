import { afterEach, expect, it, vi } from 'vitest';
import { nightly } from '../support/nightly';
import { daysIn } from './days-in';
import { leaveYear, setYear } from './set-year';

/** A clock, the day six weeks later, the next quarter that can begin on its day, and when to sign for it. */
const clocks = {
  2026: [
    ['2025-06-01', 'July 13', 'October 1', 'August 20'],
    ['2026-12-05', 'January 16', 'April 1', 'February 18'],
    ['2029-03-01', 'April 12', 'July 1', 'May 20'],
  ],
  2027: [
    ['2027-01-20', 'March 3', 'April 1', 'February 18'],
    ['2027-02-28', 'April 11', 'July 1', 'May 20'],
    ['2027-11-20', 'January 1', 'January 1', 'November 20'],
  ],
} as const;

/** The pages with the questions. */
const withQuestions = ['/', '/about', '/faq', '/pricing'];

afterEach(() => {
  vi.useRealTimers();
  leaveYear();
});

it.each([2026, 2027] as const)(
  'by the rules of %i, no page names a day to act by that is past, whatever the clock says (BIZ-13)',
  async (year) => {
    setYear(year);
    vi.useFakeTimers({ toFake: ['Date'] });
    const { startVisit } = await import('../support/start-visit');
    const { everyPath } = await import('../support/checked-paths');
    const visit = await startVisit('/');
    for (const [clock, earliest, starts, signBy] of clocks[year]) {
      vi.setSystemTime(new Date(`${clock}T12:00`));
      for (const path of nightly(everyPath, ['/faq', '/', '/contact'])) {
        await visit.go(path);
        const main = visit.find('main');
        const named = /sign by (.*?)\./.exec(main.textContent)?.[1];
        const hasQuestions = withQuestions.includes(path);
        expect(named, `${path} on ${clock}`).toBe(hasQuestions ? signBy : undefined);
        if (path === '/faq')
          expect(daysIn(main), `BIZ-13 on /faq on ${clock}`).toEqual([
            earliest,
            starts,
            signBy,
            'January 31',
          ]);
      }
    }
    await visit.end();
  },
  120_000,
);
