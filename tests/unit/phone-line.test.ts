import { expect, it } from 'vitest';
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
