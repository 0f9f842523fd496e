import { expect, it } from 'vitest';
import { isSame } from '@/workbench/model/values';

it.each([
  [1, 1, true],
  [1, '1', false],
  [null, undefined, false],
  [null, 0, false],
  [{ a: 1 }, { a: 1, b: undefined }, false],
  [{ a: 1, b: undefined }, { a: 1, b: undefined }, true],
  [{ a: 1 }, { a: 1, b: 2 }, false],
  [{ a: 1, b: 2 }, { a: 1 }, false],
  [{ a: null }, {}, false],
  [{}, { toString: 1 }, false],
  [[], {}, false],
  [[1, 2], [2, 1], false],
  [[1], [1, 2], false],
])('%j and %j: %s', (a, b, expected) => {
  expect(isSame(a, b)).toBe(expected);
  expect(isSame(b, a)).toBe(expected);
});
