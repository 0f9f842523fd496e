import { describe, expect, it } from 'vitest';
import { dayIn, postDay } from '../../plugins/prerender/structured-data';

describe('the day of a post', () => {
  it.each([
    ['Jan 15', '2026-11-26', '2026-01-15'],
    ['Nov 26', '2026-11-26', '2026-11-26'],
    ['Nov 27', '2026-11-26', '2025-11-27'],
    ['Dec 31', '2027-01-01', '2026-12-31'],
    ['Jan 1', '2027-01-01', '2027-01-01'],
    ['Feb 29', '2028-03-01', '2028-02-29'],
    ['Feb 29', '2028-02-28', '2024-02-29'],
    ['Feb 29', '2026-11-26', '2024-02-29'],
    ['Feb 29', '2103-01-01', '2096-02-29'],
  ])('%s is, on %s, %s', (date, today, day) => {
    expect(postDay(date, today)).toBe(day);
  });

  it.each(['Feb 30', 'Nov 31'])('%s is refused', (date) => {
    expect(() => postDay(date, '2026-11-26')).toThrow(`${date} is not a day`);
  });
});

it.each([
  ['America/Denver', '2026-12-31'],
  ['UTC', '2027-01-01'],
  ['Asia/Tokyo', '2027-01-01'],
])('the current day in %s', (zone, day) => {
  expect(dayIn(zone, new Date('2027-01-01T03:00:00Z'))).toBe(day);
});
