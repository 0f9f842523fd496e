import type { AnyStateMachine } from 'xstate';
import * as all from './all';
import type { SampledTable } from './define-table';

/** The transition tables and sample events of the site's machines, by machine id. */
export const tables: Readonly<Record<string, SampledTable>> = Object.fromEntries(
  Object.values(all).map((table) => [table.machine.id, table]),
);

/** The site's machines, by id. */
export const machines: Readonly<Record<string, AnyStateMachine>> = Object.fromEntries(
  Object.values(tables).map(({ machine }) => [machine.id, machine]),
);
