import { expect, it } from 'vitest';
import { othersAfter } from '@/lib/others-after';

it.each([
  [0, ['b', 'c']],
  [1, ['c', 'a']],
  [2, ['a', 'b']],
])('the others after entry %i begin with the next and wrap around', (index, others) => {
  expect(othersAfter(['a', 'b', 'c'], index)).toEqual(others);
});
