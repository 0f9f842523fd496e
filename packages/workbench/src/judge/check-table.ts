import { joinSides } from './differences';
import { type Oracle, tableOf } from './oracle';

/** A row that its chart violates; numbered from 1. */
export type BrokenRow = { number: number; expected: string; actual: string };

/** The rows of a machine's table that its chart violates, in state, context or actions. */
export type BrokenTable = { machine: string; rows: readonly BrokenRow[] };

/** The rows of a machine's table that its chart violates; null if none. */
export function checkTable(oracle: Oracle, machine: string): BrokenTable | null {
  const { rows = [] } = tableOf(oracle, machine) ?? {};
  const broken = rows.flatMap(({ number, result: { differences } }) =>
    differences.length > 0 ? [{ number, ...joinSides(differences) }] : [],
  );
  return broken.length > 0 ? { machine, rows: broken } : null;
}
