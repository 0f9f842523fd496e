import { expect, it } from 'vitest';
import { phoneLineAt } from '@/lib/phone-line';

const open = 'Open now, closes 6PM';
const closedUntil = (day: string) => `Closed now, opens ${day} 6AM`;

/** 2026-11-23 and 2026-07-06 are Mondays. */
it.each([
  ['2026-11-23T05:59:59-07:00', false, closedUntil('Monday')],
  ['2026-11-23T06:00:00-07:00', true, open],
  ['2026-11-23T17:59:59-07:00', true, open],
  ['2026-11-23T18:00:00-07:00', false, closedUntil('Tuesday')],
  ['2026-11-24T00:00:00-07:00', false, closedUntil('Tuesday')],
  ['2026-11-26T23:00:00-07:00', false, closedUntil('Friday')],
  ['2026-11-27T17:00:00-07:00', true, open],
  ['2026-11-27T18:00:00-07:00', false, closedUntil('Monday')],
  ['2026-11-28T12:00:00-07:00', false, closedUntil('Monday')],
  ['2026-11-29T12:00:00-07:00', false, closedUntil('Monday')],
  // Montana observes daylight saving time.
  ['2026-07-06T05:59:59-06:00', false, closedUntil('Monday')],
  ['2026-07-06T06:00:00-06:00', true, open],
  ['2026-07-06T18:00:00-06:00', false, closedUntil('Tuesday')],
])('at %s the phone line is open: %s (BIZ-13)', (time, isOpen, words) => {
  expect(phoneLineAt(Date.parse(time))).toEqual({ isOpen, words });
});
