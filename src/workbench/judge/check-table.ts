import { type Difference, joinSides } from './differences';
import { type Oracle, tableOf } from './oracle';
import { rowWords } from './verdict';

/** A row that its chart violates: `row 15`, the `start`, or a transition of the chart that has none. */
export type BrokenRow = { name: string } & Difference;

/** The rows of a machine's table that its chart violates, in state, context or actions. */
export type BrokenTable = { machine: string; rows: readonly BrokenRow[] };

const noRow = { expected: 'a row', actual: 'none' };

/** The rows of a machine's table that its chart violates; null if none. */
export function checkTable(oracle: Oracle, machine: string): BrokenTable | null {
  const { rows = [], startDifferences = [], missing = [] } = tableOf(oracle, machine) ?? {};
  const checked = [
    { name: 'start', differences: startDifferences },
    ...rows.map((row) => ({ name: rowWords([row]), differences: row.result.differences })),
    ...missing.map(({ name }) => ({ name, differences: [noRow] })),
  ];
  const broken = checked.flatMap(({ name, differences }) =>
    differences.length > 0 ? [{ name, ...joinSides(differences) }] : [],
  );
  return broken.length > 0 ? { machine, rows: broken } : null;
}
