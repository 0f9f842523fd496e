import { expect, it } from 'vitest';
import { possessive } from '@/lib/possessive';

it.each([
  ['Northlake', 'Northlake’s'],
  ['Northlake Accountants', 'Northlake Accountants’'],
  ['LEDGERS', 'LEDGERS’'],
  ['Sons & Co', 'Sons & Co’s'],
])('the possessive of %s is %s', (name, expected) => {
  expect(possessive(name)).toBe(expected);
});

it('content makes the possessive of a name by it', () => {
  const sources = import.meta.glob<string>(
    '../../../src/{content,sections,brand,pages}/**/*.{ts,tsx}',
    {
      query: '?raw',
      import: 'default',
      eager: true,
    },
  );
  const byHand = Object.entries(sources).filter(([, text]) => /\}[’']s\b/.test(text));
  const advice = 'files with a name and ’s: use possessive(name), since names can end in s';
  expect(
    byHand.map(([file]) => file),
    advice,
  ).toEqual([]);
});
