import { expect, it } from 'vitest';
import { readNumber } from '@/lib/read-number';

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
