import type { AnyStateMachine } from 'xstate';
import { errorMessage } from '../model/error-message';
import { createStore } from '../state/create-store';
import type { Chart } from './chart';

/**
 * Lays out a machine: shows a first drawing, and maybe a better one later. Rejects if it can't be
 * drawn.
 */
export type LayOut = (machine: AnyStateMachine, show: (chart: Chart) => void) => Promise<void>;

/** A machine's drawing as far as it is known. */
export type Drawn = { chart?: Chart; problem?: string };

/** The charts of machines, each drawn when it is first shown. */
export function startCharts(layOut?: LayOut) {
  const store = createStore({ drawn: new Map<AnyStateMachine, Drawn>() });
  const set = (machine: AnyStateMachine, next: Drawn) =>
    store.update({ drawn: new Map(store.get().drawn).set(machine, next) });
  return {
    ...store,
    /** Draws a machine, once. */
    draw(machine: AnyStateMachine) {
      const { drawn } = store.get();
      if (!layOut || drawn.has(machine)) return;
      set(machine, {});
      layOut(machine, (chart) => set(machine, { chart })).catch((error) =>
        set(machine, { ...store.get().drawn.get(machine), problem: errorMessage(error) }),
      );
    },
    /** Whether machines are drawn at all. */
    areDrawn: layOut !== undefined,
  };
}
