import type { Table } from '@machines/tables/define-table';
import type { AnyStateMachine } from 'xstate';
import { own } from '../model/own';
import { type IndexedTable, indexTable } from './index-table';

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
