import { expect, it } from 'vitest';
import { jsonCopy } from '@/workbench/model/json-copy';
import { changesBetween, changeWords, valueWords } from '@/workbench/model/words';

it.each([
  [null, 'null'],
  [jsonCopy(undefined), 'undefined'],
  [undefined, 'none'],
  [{ a: null }, 'a null'],
])('%o reads %s', (value, words) => {
  expect(valueWords(value)).toBe(words);
});

it.each([
  [undefined, { a: 1 }, 'one undefined → a 1'],
  [{ a: 1 }, undefined, 'one a 1 → undefined'],
  [null, 1, 'one null → 1'],
])('a change from %o to %o has no encoding of the copy', (before, after, words) => {
  const changes = changesBetween(jsonCopy({ one: before }), jsonCopy({ one: after }));
  expect(changes.map(changeWords)).toEqual([words]);
});
