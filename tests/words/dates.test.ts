import { afterEach, expect, it } from 'vitest';
import { asOf, filings } from '@/content/tax-calendar.excerpt';
import { dueDate } from '@/payroll/due-dates';
import { year } from '@/payroll/tax-year';
import { daysIn } from './days-in';
import { leaveYear, setYear } from './set-year';

const dayOf = (text: string) => new Date(`${text}, ${year} UTC`);

it('the tax calendar is drawn on the fifth business day of a month, when the last one is closed', () => {
  const drawn = dayOf(asOf.replace(/.*as of /, ''));
  const month = drawn.getUTCMonth() + 1;
  const first = new Date(Date.UTC(year, month - 1, 1));
  const businessDays = Array.from(
    { length: drawn.getUTCDate() },
    (_, index) => new Date(first.getTime() + index * 86_400_000),
  ).filter((day) => dueDate(year, month, day.getUTCDate()).getTime() === day.getTime());
  expect(businessDays).toHaveLength(5);
  expect(businessDays.at(-1)).toEqual(drawn);
});

it('what is due before that day is done, and one thing comes next', () => {
  const drawn = dayOf(asOf.replace(/.*as of /, ''));
  const due = filings.map(({ month, day }) => dayOf(`${month} ${day}`).getTime());
  expect(due).toEqual(due.toSorted((a, b) => a - b));
  expect(filings.map(({ status }) => status === 'Next')).toEqual(
    due.map((day) => day >= drawn.getTime()),
  );
  expect(filings.filter(({ status }) => status === 'Next')).toHaveLength(1);
});

/** When estimated taxes of the tax year are due. */
const installments = {
  2026: ['Apr 15', 'Jun 15', 'Sep 15', 'Jan 15'],
  2027: ['Apr 15', 'Jun 15', 'Sep 15', 'Jan 18'],
};

/** The last days of the example of the tax calendar. */
const letters = { 2026: ['Dec 15', 'Jan 15', 'Feb 1'], 2027: ['Dec 15', 'Jan 18', 'Jan 31'] };

/** The first of every two weeks, when to fund it and when its tax is due. */
const first = { 2026: 'January Fri 2 Dec 31 Jan 7', 2027: 'January Fri 8 Jan 7 Jan 13' };

/** What holidays move: the payday, the day before it, or the due date. */
const moved = {
  2026: [
    'January Fri 16 Jan 15 Jan 22',
    'February Fri 13 Feb 12 Feb 19',
    'May Fri 22 May 21 May 28',
    'June Thu 18 Jun 17 Jun 24',
    'July Thu 2 Jul 1 Jul 8',
    'October Fri 9 Oct 8 Oct 15',
    'November Fri 6 Nov 5 Nov 12',
    'December Thu 31 Dec 30 Jan 6',
  ],
  2027: [
    'May Fri 28 May 27 Jun 3',
    'September Fri 3 Sep 2 Sep 9',
    'November Fri 12 Nov 10 Nov 17',
    'November Fri 26 Nov 24 Dec 1',
    'December Thu 23 Dec 22 Dec 29',
  ],
};

const payroll = '/services/payroll-processing';

afterEach(leaveYear);

it.each([2026, 2027] as const)(
  'by the rules of %i, due dates and paydays are those of its calendar',
  async (year) => {
    setYear(year);
    const { renderRoot } = await import('../support/render-root');
    const { paydayLines } = await import('../support/payday-lines');
    const taxation = await renderRoot('/services/taxation-services');
    expect(daysIn(taxation)).toEqual(expect.arrayContaining(installments[year]));
    expect(daysIn(await renderRoot('/')).slice(-3)).toEqual(letters[year]);
    const lines = paydayLines(await renderRoot(payroll));
    expect(lines[0]).toBe(first[year]);
    expect(lines).toEqual(expect.arrayContaining(moved[year]));
    expect(lines).toHaveLength(year === 2026 ? 27 : 26);
  },
  120_000,
);

it('every weekday that a page names is that of its date, in 2026 or 2027 if no year is given', async () => {
  const { renderPages } = await import('./rendered-pages');
  const named = (await renderPages()).flatMap(({ main }) => daysIn(main));
  const weekdays = named.filter((day) => /^\w+day/.test(day));
  expect(weekdays.length).toBeGreaterThan(0);
  const format = new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' });
  const wrong = weekdays.filter((day) => {
    const [weekday, date, year] = day.split(', ');
    const dates = [year ?? 2026, year ?? 2027].map((one) => new Date(`${date}, ${one} UTC`));
    return !dates.some((one) => format.format(one) === weekday);
  });
  expect(wrong).toEqual([]);
});
