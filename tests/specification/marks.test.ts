import { expect, it } from 'vitest';
import { originsOf, readClauses } from '../../scripts/docs/clauses';

it.each(readClauses())('$id begins with where it comes from', ({ text }) => {
  expect(text).toMatch(/^(Given|Decided|Added): /);
});

it('reads where the parts of a clause come from', () => {
  expect(originsOf('Given: a `b`. Decided: c; added: d. Departs: e, because f.')).toEqual([
    'given',
    'decided',
    'departs',
  ]);
});
