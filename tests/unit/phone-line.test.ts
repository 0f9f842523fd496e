import { expect, it } from 'vitest';
import { phoneLineAt } from '@/lib/phone-line';

const open = 'Open now, closes 6PM MST';
const closedUntil = (day: string) => `Closed now, opens ${day} 6AM MST`;

/** Times in MST; 2026-11-23 is a Monday. */
it.each([
  ['2026-11-23T05:59:59', false, closedUntil('Monday')],
  ['2026-11-23T06:00:00', true, open],
  ['2026-11-23T17:59:59', true, open],
  ['2026-11-23T18:00:00', false, closedUntil('Tuesday')],
  ['2026-11-26T23:00:00', false, closedUntil('Friday')],
  ['2026-11-27T17:00:00', true, open],
  ['2026-11-27T18:00:00', false, closedUntil('Monday')],
  ['2026-11-28T12:00:00', false, closedUntil('Monday')],
  ['2026-11-29T12:00:00', false, closedUntil('Monday')],
  // MST has no summer time.
  ['2026-07-06T06:00:00', true, open],
])('at %s the phone line is open: %s (BIZ-13)', (time, isOpen, words) => {
  expect(phoneLineAt(Date.parse(`${time}-07:00`))).toEqual({ isOpen, words });
});
