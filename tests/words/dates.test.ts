import { expect, it } from 'vitest';
import { asOf, filings } from '@/content/tax-calendar.excerpt';
import { dueDate } from '@/payroll/due-dates';
import { year } from '@/payroll/tax-year';

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
