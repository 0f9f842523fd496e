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
  const unit = find('tests/specification', 'tests/machines', 'tests/unit', 'tests/words');
  const isOfMachine = mutants.some((mutant) => machineOf(mutant) !== undefined);
  return {
    unit: isOfMachine ? [...new Set([ofMachines, ...unit])] : unit,
    site: find('tests/site'),
  };
}

/** A pattern of the names of tests that can kill these mutants, for Vitest's `-t`. */
export function namePattern(mutants: readonly Mutant[]): string {
  const clauses = [...new Set(mutants.map(({ clause }) => clause))];
  const families = new Set(clauses.map((clause) => clause.replace(/\d+$/, '')));
  const ranges = [...families].map((family) => `${family}\\d+ to `);
  const machines = [...new Set(mutants.map(machineOf))].filter((id) => id !== undefined);
  const named = clauses.map((clause) => `${clause}(?![\\w-])`);
  return `(${[...named, ...ranges, ...machines.map((id) => `the '${id}' machine`)].join('|')})`;
}

/** The machine that a mutant breaks, if any: `machines/desktop-menu.machine.ts` has `desktopMenu`. */
const machineOf = ({ file }: Mutant): string | undefined =>
  /^machines\/(.+)\.machine\.ts$/
    .exec(file)?.[1]
    ?.replace(/-[a-z]/g, ([, letter = '']) => letter.toUpperCase());
