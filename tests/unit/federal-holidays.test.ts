import { describe, expect, it } from 'vitest';
import { federalHoliday } from '@/lib/federal-holidays';

const everyDay = (year: number) => {
  const days: Date[] = [];
  for (const day = new Date(Date.UTC(year, 0, 1)); day.getUTCFullYear() === year; ) {
    days.push(new Date(day));
    day.setUTCDate(day.getUTCDate() + 1);
  }
  return days;
};
const holidaysOf = (year: number) => everyDay(year).filter((day) => federalHoliday(day));

/** As the Office of Personnel Management lists them. */
const published = {
  2021: '01-01 01-18 02-15 05-31 06-18 07-05 09-06 10-11 11-11 11-25 12-24 12-31',
  2022: '01-17 02-21 05-30 06-20 07-04 09-05 10-10 11-11 11-24 12-26',
  2023: '01-02 01-16 02-20 05-29 06-19 07-04 09-04 10-09 11-10 11-23 12-25',
  2024: '01-01 01-15 02-19 05-27 06-19 07-04 09-02 10-14 11-11 11-28 12-25',
  2025: '01-01 01-20 02-17 05-26 06-19 07-04 09-01 10-13 11-11 11-27 12-25',
  2026: '01-01 01-19 02-16 05-25 06-19 07-03 09-07 10-12 11-11 11-26 12-25',
  2027: '01-01 01-18 02-15 05-31 06-18 07-05 09-06 10-11 11-11 11-25 12-24 12-31',
  2028: '01-17 02-21 05-29 06-19 07-04 09-04 10-09 11-10 11-23 12-25',
};

describe('the federal holidays (BIZ-13, ST-DAYS-2)', () => {
  it.each(Object.entries(published))('of %s are observed on %s', (year, days) => {
    const found = holidaysOf(Number(year)).map((day) => day.toISOString().slice(5, 10));
    expect(found).toEqual(days.split(' '));
  });

  it('are eleven a year, none of them on a weekend', () => {
    // After 28 years, dates have the same weekdays again.
    const years = Array.from({ length: 28 }, (_, index) => 2023 + index);
    const all = years.flatMap(holidaysOf);
    expect(all.filter((day) => day.getUTCDay() % 6 === 0)).toEqual([]);
    expect(all).toHaveLength(11 * 28);
  });

  it.each([
    ['2026-11-26', 'Thanksgiving'],
    ['2026-07-03', 'Independence Day'],
    ['2026-07-04', undefined],
    ['2027-12-31', 'New Year’s Day'],
    ['2028-01-01', undefined],
    ['2029-01-20', undefined],
  ])('%s is %s', (day, name) => {
    expect(federalHoliday(new Date(day))).toBe(name);
  });
});
