import fc from 'fast-check';
import { afterEach, expect, it } from 'vitest';
import { nextQuarter, visitorsDay } from '@/lib/days';

const iso = (day: Date) => day.toISOString().slice(0, 10);

it.each([
  ['2026-11-20', '2027-01-01', '2026-11-20'],
  ['2026-11-21', '2027-04-01', '2027-02-18'],
  ['2027-02-18', '2027-04-01', '2027-02-18'],
  ['2027-02-19', '2027-07-01', '2027-05-20'],
  ['2027-12-31', '2028-04-01', '2028-02-19'],
])(
  'on %s, six weeks before the next quarter that can begin, %s, is %s',
  (today, starts, signBy) => {
    const next = nextQuarter(new Date(today), 6);
    expect([iso(next.starts), iso(next.signBy)]).toEqual([starts, signBy]);
  },
);

it('whatever the clock says, no day to sign by is past, nor more than a quarter away (BIZ-13)', () => {
  const clock = fc.date({
    min: new Date('2025-01-01'),
    max: new Date('2029-12-31'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(clock, (now) => {
      const today = visitorsDay(now);
      const { starts, signBy } = nextQuarter(today, 6);
      expect(iso(starts)).toMatch(/-(01|04|07|10)-01$/);
      expect(starts.getTime() - signBy.getTime()).toBe(42 * 86_400_000);
      const days = (signBy.getTime() - today.getTime()) / 86_400_000;
      expect(days >= 0 && days <= 92, `${days} days after ${iso(today)}`).toBe(true);
    }),
  );
});

const zone = process.env.TZ;
afterEach(() => {
  process.env.TZ = zone;
  if (zone === undefined) delete process.env.TZ;
});

it.each([
  ['Pacific/Kiritimati', '2026-11-21'],
  ['America/Denver', '2026-11-20'],
  ['Pacific/Pago_Pago', '2026-11-19'],
])('the visitor’s day in %s is %s (BIZ-13)', (timeZone, day) => {
  process.env.TZ = timeZone;
  expect(iso(visitorsDay(new Date('2026-11-20T10:30Z')))).toBe(day);
});
