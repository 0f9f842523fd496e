import type { AnyStateMachine } from 'xstate';
import { own } from '../model/own';
import { type IndexedTable, indexTable } from './index-table';
import type { Table } from './table';

/** The reference for judging steps: charts and transition tables by machine id. */
export type Oracle = {
  machines: Readonly<Record<string, AnyStateMachine>>;
  tables?: Readonly<Record<string, Table>>;
  /** The machines without a table whose code may run again; see `mayRun`. */
  pure?: readonly string[];
};

/**
 * Whether a machine's guards, assigns, delays and factories may run again, apart from its actors: it
 * has a table, or is declared pure.
 */
export const mayRun = ({ tables, pure = [] }: Oracle, id: string): boolean =>
  own(tables, id) !== undefined || pure.includes(id);

/** The machines that may run again. */
export const runnableOf = (oracle: Oracle): Oracle['machines'] =>
  Object.fromEntries(Object.entries(oracle.machines).filter(([id]) => mayRun(oracle, id)));

const indexed = new WeakMap<Oracle, Map<string, IndexedTable>>();

/**
 * A machine's table, indexed and checked against its chart at its first use. Undefined without a
 * table or machine.
 */
export function tableOf(oracle: Oracle, id: string): IndexedTable | undefined {
  const known = indexed.get(oracle) ?? new Map<string, IndexedTable>();
  indexed.set(oracle, known);
  const [table, machine] = [own(oracle.tables, id), own(oracle.machines, id)];
  const found = known.get(id) ?? (table && machine && indexTable({ ...table, machine }));
  if (found) known.set(id, found);
  return found;
}
