import { type Difference, joinSides } from './differences';
import { type Oracle, tableOf } from './oracle';

/** A row that its chart violates: `row 15`, or the `start`. */
export type BrokenRow = { name: string } & Difference;

/** The rows of a machine's table that its chart violates, in state, context or actions. */
export type BrokenTable = { machine: string; rows: readonly BrokenRow[] };

/** The rows of a machine's table that its chart violates; null if none. */
export function checkTable(oracle: Oracle, machine: string): BrokenTable | null {
  const { rows = [], startDifferences = [] } = tableOf(oracle, machine) ?? {};
  const checked = [
    { name: 'start', differences: startDifferences },
    ...rows.map(({ number, result: { differences } }) => ({ name: `row ${number}`, differences })),
  ];
  const broken = checked.flatMap(({ name, differences }) =>
    differences.length > 0 ? [{ name, ...joinSides(differences) }] : [],
  );
  return broken.length > 0 ? { machine, rows: broken } : null;
}
