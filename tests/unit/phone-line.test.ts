import { describe, expect, it } from 'vitest';
import { federalHoliday } from '@/lib/federal-holidays';
import { type LineHours, phoneLineAt, toPhoneLine } from '@/lib/phone-line';

/** Monday to Friday, 6AM to 6PM (BIZ-13). */
const given: LineHours = {
  days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
  opens: '06:00',
  closes: '18:00',
  closedOnFederalHolidays: true,
};

const open = 'Open now until 6PM';
const closedUntil = (day: string) => `Closed. Opens ${day} at 6AM.`;

const closedFor = (holiday: string, day: string) =>
  `Closed today for ${holiday}. Opens ${day} at 6AM.`;

/** 2026-11-23 and 2026-07-06 are Mondays. */
it.each([
  ['2026-11-23T05:59:59-07:00', false, closedUntil('Monday')],
  ['2026-11-23T06:00:00-07:00', true, open],
  ['2026-11-23T17:59:59-07:00', true, open],
  ['2026-11-23T18:00:00-07:00', false, closedUntil('Tuesday')],
  ['2026-11-24T00:00:00-07:00', false, closedUntil('Tuesday')],
  ['2026-11-27T17:00:00-07:00', true, open],
  ['2026-11-27T18:00:00-07:00', false, closedUntil('Monday')],
  ['2026-11-28T12:00:00-07:00', false, closedUntil('Monday')],
  ['2026-11-29T12:00:00-07:00', false, closedUntil('Monday')],
  // Montana observes daylight saving time: from March 8 to November 1, both Sundays.
  ['2026-07-06T05:59:59-06:00', false, closedUntil('Monday')],
  ['2026-07-06T06:00:00-06:00', true, open],
  ['2026-07-06T18:00:00-06:00', false, closedUntil('Tuesday')],
  ['2026-03-06T17:59:59-07:00', true, open],
  ['2026-03-08T12:00:00-06:00', false, closedUntil('Monday')],
  ['2026-03-09T06:00:00-06:00', true, open],
  ['2026-11-01T01:30:00-06:00', false, closedUntil('Monday')],
  ['2026-11-02T05:59:59-07:00', false, closedUntil('Monday')],
  ['2026-11-02T06:00:00-07:00', true, open],
  // A federal holiday, and the evening before.
  ['2026-11-25T18:00:00-07:00', false, closedUntil('Friday')],
  ['2026-11-26T00:00:00-07:00', false, closedFor('Thanksgiving', 'Friday')],
  ['2026-11-26T12:00:00-07:00', false, closedFor('Thanksgiving', 'Friday')],
  ['2026-11-26T23:59:59-07:00', false, closedFor('Thanksgiving', 'Friday')],
  ['2026-11-27T00:00:00-07:00', false, closedUntil('Friday')],
  // With a weekend.
  ['2026-09-04T18:00:00-06:00', false, closedUntil('Tuesday')],
  ['2026-09-07T12:00:00-06:00', false, closedFor('Labor Day', 'Tuesday')],
  ['2026-07-03T12:00:00-06:00', false, closedFor('Independence Day', 'Monday')],
  ['2026-07-04T12:00:00-06:00', false, closedUntil('Monday')],
  // New Year’s Day of 2028, a Saturday.
  ['2027-12-30T18:00:00-07:00', false, closedUntil('Monday')],
  ['2027-12-31T12:00:00-07:00', false, closedFor('New Year’s Day', 'Monday')],
  ['2028-01-03T06:00:00-07:00', true, open],
])('at %s the phone line is open: %s (BIZ-13)', (time, isOpen, words) => {
  expect(phoneLineAt(Date.parse(time), toPhoneLine(given, 'America/Denver'))).toEqual({
    isOpen,
    words,
  });
});

it.each([
  ['2026-11-26T12:29:00-05:00', false, 'Closed. Opens Thursday at 12:30PM.'],
  ['2026-11-26T12:30:00-05:00', true, 'Open now until 8:15PM'],
  ['2026-11-26T20:15:00-05:00', false, 'Closed. Opens Sunday at 12:30PM.'],
])('another line, also open on holidays, at %s is open: %s', (time, isOpen, words) => {
  const other: LineHours = {
    days: ['Thursday', 'Sunday'],
    opens: '12:30',
    closes: '20:15',
    closedOnFederalHolidays: false,
  };
  expect(phoneLineAt(Date.parse(time), toPhoneLine(other, 'America/New_York'))).toEqual({
    isOpen,
    words,
  });
});

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
