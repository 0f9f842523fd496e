import type { AnyStateMachine } from 'xstate';
import { errorMessage } from '../model/error-message';
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
  const drawn = new Map<AnyStateMachine, Drawn>();
  const listeners = new Set<() => void>();
  const set = (machine: AnyStateMachine, next: Drawn) => {
    drawn.set(machine, next);
    for (const listener of listeners) listener();
  };
  return {
    /** A machine's drawing; undefined while there is none, and no problem. */
    of: (machine: AnyStateMachine | undefined) => machine && drawn.get(machine),
    /** Draws a machine, once. */
    draw: (machine: AnyStateMachine) => {
      if (!layOut || drawn.has(machine)) return;
      set(machine, {});
      layOut(machine, (chart) => set(machine, { chart })).catch((error) =>
        set(machine, { ...drawn.get(machine), problem: errorMessage(error) }),
      );
    },
    /** Whether machines are drawn at all. */
    areDrawn: layOut !== undefined,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
