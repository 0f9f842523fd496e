import { expect, it } from 'vitest';
import { changesBetween, changeWords, sumChanges } from '@/workbench/model/changes';
import { jsonCopy } from '@/workbench/model/json-copy';
import { valueWords } from '@/workbench/model/value-words';

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

it('a folded row has what its steps changed together, from the first to the last', () => {
  const contexts = [
    { n: 0, isOdd: false },
    { n: 1, isOdd: true },
    { n: 2, isOdd: false },
  ];
  const steps = contexts.slice(1).map((context, at) => ({
    changes: changesBetween(contexts[at], context),
  }));
  expect(sumChanges(steps).map(changeWords)).toEqual(['n 0 → 2']);
});
