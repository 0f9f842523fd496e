import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readClauses } from '../../scripts/docs/clauses';
import { mutants } from '../mutants/all';
import { applyMutant, nameMutant } from '../mutants/mutant';

const all = mutants();
const named = all.map((mutant) => [nameMutant(mutant), mutant] as const);

describe('the mutants of the specification', () => {
  it.each(named)('%s: applies once', (_, mutant) => {
    const text = readFileSync(mutant.file, 'utf8');
    expect(applyMutant(text, mutant)).not.toBe(text);
  });

  it('break clauses that there are', () => {
    const known = readClauses().map(({ id }) => id);
    expect(all.map(({ clause }) => clause).filter((clause) => !known.includes(clause))).toEqual([]);
  });
});
