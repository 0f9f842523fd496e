import { expect, it } from 'vitest';
import { checks, totals } from '@/content/pay-run.excerpt';
import { asOf, filings } from '@/content/tax-calendar.excerpt';

it('the tax calendar moves Form 941 past a weekend, deposits by Wednesday, and shows the next due date', () => {
  expect(asOf).toBe('Tax year 2026, as of Nov 3');
  expect(filings.map(({ month, day, moved, status }) => [month, day, moved, status])).toEqual([
    ['Sep', 15, '', 'Paid'],
    ['Oct', 21, '', 'Paid'],
    ['Nov', 2, 'Oct 31 is a Saturday', 'Filed'],
    ['Nov', 4, '', 'Next'],
  ]);
  // Wednesday to Friday: the next Wednesday (Publication 15, section 11).
  const weekday = (month: number, date: number) => new Date(2026, month - 1, date).getDay();
  expect([weekday(10, 15), weekday(10, 30)]).toEqual([4, 5]);
  expect([weekday(10, 21), weekday(11, 4)]).toEqual([3, 3]);
});

it('the pay run changes as its notes say, and its totals are the sums of its checks', () => {
  expect(checks.map(({ before, now, note }) => [before === now, note])).toEqual([
    [true, ''],
    [false, 'Raise, Nov 1'],
    [false, 'New hire'],
    [true, ''],
  ]);
  expect(totals).toEqual({ before: 7362_28, now: 9506_19 });
  expect(checks.reduce((sum, { now }) => sum + now, 0)).toBe(totals.now);
});
