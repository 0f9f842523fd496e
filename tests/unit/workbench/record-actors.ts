import type { StateValue } from 'xstate';
import type { Charts, Oracle } from '@/workbench/judge/oracle';
import { createRecorder } from '@/workbench/recorder/record-trace';

/** What actors take as `inspect`, and the trace so far. */
export function recordActors() {
  const { watch, trace, leave } = createRecorder();
  return { inspect: watch, read: () => trace, leave };
}

/** Machines, by id, with tables that have nothing but the state of the start. */
export const oracleOf = (machines: Charts['machines'], state: StateValue = {}): Oracle => ({
  machines,
  tables: Object.fromEntries(
    Object.entries(machines).map(([id, machine]) => [
      id,
      { machine, start: { state }, situations: {}, rows: [] },
    ]),
  ),
});
