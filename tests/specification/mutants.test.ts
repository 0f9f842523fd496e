import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readClauses } from '../../scripts/docs/clauses';
import { mutants } from '../mutants/all';
import { applyMutant, type Mutant, nameMutant, placeMutant } from '../mutants/mutant';

const all = mutants();
const named = all.map((mutant) => [nameMutant(mutant), mutant] as const);
const clauses = readClauses();

describe('the mutants of the specification', () => {
  it.each(named)('%s: applies once', (_, mutant) => {
    const text = readFileSync(mutant.file, 'utf8');
    expect(applyMutant(text, mutant)).not.toBe(text);
  });

  it('have names of their own', () => {
    const names = named.map(([name]) => name);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it('break clauses that there are', () => {
    const known = clauses.map(({ id }) => id);
    expect(all.map(({ clause }) => clause).filter((clause) => !known.includes(clause))).toEqual([]);
  });
});

/** What nothing of the product shows, and so nothing can alter: the clause, the literal, and why. */
const exceptions: readonly (readonly [clause: string, literal: string, why: string])[] = [
  ['BIZ-14', 'src/payroll', 'a folder of the source'],
  ['ERR-1', 'required', 'an attribute, which the mutants of VAL-2 and VAL-3 take away'],
];

/** Whether a literal is a clause, or a family of clauses. */
const isClause = (literal: string) =>
  clauses.some(({ id }) => id === literal || id.startsWith(`${literal}-`));

/** The figures of a text, without separators, currencies and percent signs. */
const figuresIn = (text: string) =>
  [...text.replaceAll(/(?<=\d)[,_](?=\d{3})/g, '').matchAll(/\d+(\.\d+)?/g)].map(
    ([figure]) => figure,
  );

/** The literals and figures that a clause gives. */
const givenBy = (text: string) => {
  const literals = [...text.matchAll(/`([^`]+)`/g)].map(([, literal = '']) => literal);
  const figures = figuresIn(text.replaceAll(/`[^`]+`/g, ''));
  return [...new Set([...literals.filter((literal) => !isClause(literal)), ...figures])];
};

const isFigure = (given: string) => /^\d+(\.\d+)?$/.test(given);

/** Whether a text has a literal by itself: `/blog` is no part of `/blog-details`. */
const shows = (text: string, literal: string) =>
  text
    .split(literal)
    .slice(1)
    .some((after, index) => {
      const before = text.split(literal)[index] ?? '';
      return !/[\w/-]$/.test(before) && !/^[\w/-]/.test(after);
    });

const alters = (given: string, { from, breaks = [] }: Mutant) =>
  breaks.includes(given) ||
  (isFigure(given) ? figuresIn(from).includes(given) : shows(from, given));

/** The files of mutants written by hand that have those of a clause, or of its family. */
function listsFor(clause: string): string {
  const lists = (isOf: (mutant: Mutant) => boolean) => [
    ...new Set(all.flatMap((mutant) => (isOf(mutant) && mutant.list) || [])),
  ];
  const [family = ''] = clause.split('-');
  const own = lists((mutant) => mutant.clause === clause);
  const ofFamily = lists((mutant) => mutant.clause.split('-')[0] === family);
  return (own.length > 0 ? own : ofFamily).join(' or ') || 'tests/mutants/by-hand';
}

describe.each(clauses)('the mutants of $id', ({ id, text }) => {
  const own = all.filter((mutant) => mutant.clause === id);

  it('are one at least', () => {
    expect(own.length, `${id}: add a change that breaks it to ${listsFor(id)}`).toBeGreaterThan(0);
  });

  it('alter what it gives, and nothing else', () => {
    const given = givenBy(text);
    const excepted = exceptions.flatMap(([clause, literal]) => (clause === id ? [literal] : []));
    const stale = own.flatMap((mutant) =>
      mutant.list
        ? (mutant.breaks ?? [])
            .filter((literal) => !given.includes(literal))
            .map((literal) => `${placeMutant(mutant)} says that it alters ${literal}`)
        : [],
    );
    expect(
      stale,
      `${id} gives ${given.join(', ')}: mutants that say that they alter something else; change them, or the clause`,
    ).toEqual([]);
    const left = given.filter(
      (literal) => !excepted.includes(literal) && !own.some((mutant) => alters(literal, mutant)),
    );
    expect(
      left,
      `${id} gives ${given.join(', ')}: what no mutant alters of it; change the clause, or add one of each to ${listsFor(id)}`,
    ).toEqual([]);
  });
});
