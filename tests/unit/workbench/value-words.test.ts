import { expect, it } from 'vitest';
import { createMachine } from 'xstate';
import { changesBetween, changeWords, sumChanges } from '@/workbench/model/changes';
import { jsonCopy } from '@/workbench/model/json-copy';
import { readableWords } from '@/workbench/model/names';
import { valueWords } from '@/workbench/model/value-words';

const friend = (id: string) => ({ xstate$$type: 1, id });

it.each([
  [null, 'null'],
  [jsonCopy(undefined), 'undefined'],
  [undefined, 'none'],
  [jsonCopy(friend('friend-1')), 'actor “friend-1”'],
  [{ a: null }, 'a null'],
])('%o reads %s', (value, words) => {
  expect(valueWords(value)).toBe(words);
});

it.each([
  [undefined, { a: 1 }, 'one undefined → a 1'],
  [{ a: 1 }, undefined, 'one a 1 → undefined'],
  [null, 1, 'one null → 1'],
  [friend('a'), friend('b'), 'one actor “a” → actor “b”'],
])('a change from %o to %o has no encoding of the copy', (before, after, words) => {
  const changes = changesBetween(jsonCopy({ one: before }), jsonCopy({ one: after }));
  expect(changes.map(changeWords)).toEqual([words]);
});

it('the ids that XState gives actors are not in lists of actions, whatever their states are called', () => {
  const nameless = createMachine({
    initial: 'now loading',
    states: { 'now loading': { invoke: { src: 'load' } }, now: { invoke: { src: 'wait' } } },
  });
  expect(readableWords('start 0.(machine).now loading, then stop 0.(machine).now', nameless)).toBe(
    'start load, then stop wait',
  );
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
