import { expect, it } from 'vitest';
import { dueDate } from '@/payroll/due-dates';

it.each([
  ['a weekday', 2026, 9, 15, '2026-09-15'],
  ['a Saturday', 2026, 10, 31, '2026-11-02'],
  ['a Sunday', 2026, 11, 15, '2026-11-16'],
  ['a Sunday and Martin Luther King Jr. Day', 2027, 1, 17, '2027-01-19'],
  ['a Saturday, a Sunday and Presidents’ Day', 2027, 2, 13, '2027-02-16'],
  ['Emancipation Day, and the weekend after it', 2027, 4, 16, '2027-04-19'],
  ['Emancipation Day kept on the Friday', 2022, 4, 15, '2022-04-18'],
  ['Independence Day kept on the Friday', 2026, 7, 3, '2026-07-06'],
  ['Columbus Day', 2026, 10, 12, '2026-10-13'],
  ['Memorial Day', 2026, 5, 25, '2026-05-26'],
  ['Thanksgiving', 2026, 11, 26, '2026-11-27'],
  ['a Sunday, Form 1099-NEC for 2026', 2027, 1, 31, '2027-02-01'],
  ['New Year’s Day kept in the year before', 2027, 12, 31, '2028-01-03'],
])('%s: %i-%i-%i is due on %s', (_, year, month, date, due) => {
  expect(dueDate(year, month, date).toISOString().slice(0, 10)).toBe(due);
});
