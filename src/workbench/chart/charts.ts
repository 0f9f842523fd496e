import type { AnyStateMachine } from 'xstate';
import { errorMessage } from '../model/values';
import { createStore } from '../state/store';
import type { Chart } from './chart';

/** Lays out a machine; rejects if it can't be drawn. */
export type LayOut = (machine: AnyStateMachine) => Promise<Chart>;

/** A machine's drawing, or why there is none; neither while it is being drawn. */
export type Drawn = { chart?: Chart; problem?: string };

/** The charts of machines, each drawn when it is first shown. */
export function startCharts(layOut: LayOut) {
  const store = createStore({ drawn: new Map<AnyStateMachine, Drawn>() });
  const set = (machine: AnyStateMachine, next: Drawn) =>
    store.update({ drawn: new Map(store.get().drawn).set(machine, next) });
  return {
    ...store,
    /** Draws a machine, once. */
    draw(machine: AnyStateMachine) {
      if (store.get().drawn.has(machine)) return;
      set(machine, {});
      layOut(machine).then(
        (chart) => set(machine, { chart }),
        (error) => set(machine, { problem: errorMessage(error) }),
      );
    },
  };
}
