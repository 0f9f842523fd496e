import { joinSides } from './differences';
import type { IndexedTable } from './index-table';
import { type Oracle, tableOf } from './oracle';

/** A row that its chart violates; numbered from 1. */
export type BrokenRow = { number: number; expected: string; actual: string };

/** The rows of a machine's table that its chart violates, in state, context or actions. */
export type BrokenTable = { machine: string; rows: readonly BrokenRow[] };

/** The rows that a chart violates. */
export const brokenRows = ({ rows }: IndexedTable): BrokenRow[] =>
  rows.flatMap(({ number, result: { differences } }) =>
    differences.length > 0 ? [{ number, ...joinSides(differences) }] : [],
  );

/** All tables of which a row is violated. */
export const checkTables = (oracle: Oracle): BrokenTable[] =>
  Object.keys(oracle.tables ?? {}).flatMap((machine) => {
    const table = tableOf(oracle, machine);
    const rows = table ? brokenRows(table) : [];
    return rows.length > 0 ? [{ machine, rows }] : [];
  });
