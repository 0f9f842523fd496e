import type { Mutant } from '../../tests/mutants/mutant';
import { mentionsIn } from '../docs/clauses';

/** The machines' tests name the clauses that the charts cite, of whichever machine is broken. */
const ofMachines = 'tests/machines/tables.test.ts';

/** The test files, by project, that can kill these mutants. */
export function testsOf(mutants: readonly Mutant[]): { unit: string[]; site: string[] } {
  const find = (...folders: readonly string[]) => [
    ...new Set(
      mutants.flatMap(({ clause }) =>
        mentionsIn(folders, clause)
          .filter(({ count }) => count > 0)
          .map(({ file }) => file),
      ),
    ),
  ];
  const unit = find('tests/specification', 'tests/machines', 'tests/unit');
  const isOfMachine = mutants.some(({ file }) => file.startsWith('machines/'));
  return {
    unit: isOfMachine ? [...new Set([ofMachines, ...unit])] : unit,
    site: find('tests/site'),
  };
}

/** A pattern of the names of tests that name one of these clauses, for Vitest's `-t`. */
export function namePattern(clauses: readonly string[]): string {
  const families = new Set(clauses.map((clause) => clause.replace(/\d+$/, '')));
  const ranges = [...families].map((family) => `${family}\\d+ to `);
  return `(${[...clauses.map((clause) => `${clause}(?![\\w-])`), ...ranges].join('|')})`;
}
