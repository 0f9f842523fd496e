import type { Table } from '@machines/tables/define-table';
import type { AnyStateMachine } from 'xstate';
import { own } from '../model/values';
import { type Difference, joinSides } from './differences';
import { type IndexedTable, indexTable } from './index-table';
import { rowWords } from './verdict';

/** The reference for judging steps: charts and their transition tables, by machine id. */
export type Oracle = {
  machines: Readonly<Record<string, AnyStateMachine>>;
  tables: Readonly<Record<string, Table>>;
};

/** The charts alone. */
export type Charts = Pick<Oracle, 'machines'>;

const indexed = new WeakMap<Oracle, Map<string, IndexedTable>>();

/** A machine's table, indexed and checked against its chart at its first use. */
export function tableOf(oracle: Oracle, id: string): IndexedTable | undefined {
  const known = indexed.get(oracle) ?? new Map<string, IndexedTable>();
  indexed.set(oracle, known);
  const [table, machine] = [own(oracle.tables, id), own(oracle.machines, id)];
  const found = known.get(id) ?? (table && machine && indexTable({ ...table, machine }));
  if (found) known.set(id, found);
  return found;
}

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
