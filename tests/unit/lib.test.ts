import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { idsInState, namesInState } from '@/lib/active-states';
import { nextQuarter, visitorsDay } from '@/lib/days';
import { isCurrentLink } from '@/lib/find-route';
import { slugify, withIds } from '@/lib/ids';
import { othersAfter } from '@/lib/others-after';
import { readNumber } from '@/lib/read-number';
import { routes } from '@/routes';

it('withIds numbers the entries from one and changes nothing else', () => {
  expect(withIds<{ id: string; name: string }>('tag', [{ name: 'a' }, { name: 'b' }])).toEqual([
    { id: 'tag-1', name: 'a' },
    { id: 'tag-2', name: 'b' },
  ]);
});

describe('slugify (GEN-5)', () => {
  it.each([
    ['Ann Lee', 'ann-lee'],
    ['Build a 13-week cash forecast', 'build-a-13-week-cash-forecast'],
    ['payroll', 'payroll'],
    ['', ''],
  ])('%j becomes %j', (name, slug) => {
    expect(slugify(name)).toBe(slug);
  });
});

it.each([
  [0, ['b', 'c']],
  [1, ['c', 'a']],
  [2, ['a', 'b']],
])('the others after entry %i begin with the next and wrap around', (index, others) => {
  expect(othersAfter(['a', 'b', 'c'], index)).toEqual(others);
});

const paths = routes.map(({ path }) => path);

it.each(paths.filter((path) => path.endsWith('/:name')))(
  'a link to an item of %s is current on each of its items, and on no other page',
  (path) => {
    const link = path.replace(':name', 'one');
    expect(isCurrentLink(link, path.replace(':name', 'another'))).toBe(true);
    expect(isCurrentLink(link, path.replace('/:name', ''))).toBe(false);
  },
);

const door = { lock: { bolt: 'open', chain: 'loose' }, light: 'on' };

it('active states have ids, outermost first (ST-PAY-6)', () => {
  expect(idsInState(door, 'door'), 'ST-PAY-6').toEqual([
    'door.lock',
    'door.lock.bolt',
    'door.lock.bolt.open',
    'door.lock.chain',
    'door.lock.chain.loose',
    'door.light',
    'door.light.on',
  ]);
  expect(idsInState('open', 'door')).toEqual(['door.open']);
});

it('active states are named with their regions (ST-PAY-6)', () => {
  expect(namesInState(door), 'ST-PAY-6').toEqual(['bolt: open', 'chain: loose', 'light: on']);
  expect(namesInState('open')).toEqual(['open']);
});

it.each([
  ['84.5', 84.5],
  ['.5', 0.5],
  ['40.', 40],
  ['6.0', 6],
  ['+2', 2],
  [' 12 ', 12],
  ['0042', 42],
  ['1,000', 1000],
  ['1,084.50', 1084.5],
  ['1,000,000', 1_000_000],
  ['＋１，０８４．５０', 1084.5],
  ['٨٤٫٥', 84.5],
  ['१२', 12],
  ['১২', 12],
  ['9'.repeat(400), Number.MAX_SAFE_INTEGER],
])('“%s” says a number (ST-QTY, CART-1, ST-PAY-2)', (text, number) => {
  expect(readNumber(text)).toBe(number);
});

it.each([
  ...['', ' ', '.', '+', ',', 'abc', '-3', '－３', '−3', '1e9', '0x10', '$41', '41 h', '4 0'],
  ...['1,5', '84,5', '1,50', '0,500', ',500', '1,0000', '1000,000', '1.2.3', '1.000,00', '5²', '½'],
])('“%s” says none (ST-QTY, CART-1, ST-PAY-2)', (text) => {
  expect(readNumber(text)).toBeNull();
});

const systems = Intl.supportedValuesOf('numberingSystem')
  // Chinese numerals are no digits to Unicode.
  .filter((system) => system !== 'hanidec')
  .map((system) => [system, new Intl.NumberFormat(`en-u-nu-${system}`, { useGrouping: false })]);

it.each(systems as [string, Intl.NumberFormat][])(
  'the digits of %s say their number',
  (system, { format }) => {
    expect(readNumber(format(9_876_543_210)), `ST-QTY, ST-PAY-2 in ${system}`).toBe(9_876_543_210);
  },
);

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
