import { expect, it } from 'vitest';
import { capitalized, counted, numberWord } from '@/lib/number-word';

it.each([
  [0, 'no'],
  [1, 'one'],
  [6, 'six'],
  [20, 'twenty'],
  [21, '21'],
])('%i is written %s', (count, word) => {
  expect(numberWord(count)).toBe(word);
});

it('a sentence starts with a capital', () => {
  expect(capitalized('six')).toBe('Six');
});

it('counts in the singular and the plural', () => {
  expect([1, 3].map((count) => counted(count, 'office', 'offices'))).toEqual([
    'one office',
    'three offices',
  ]);
});
