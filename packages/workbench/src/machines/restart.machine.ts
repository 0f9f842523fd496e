import { assertEvent, assign, fromPromise, setup } from 'xstate';
import { errorOf, outputOf } from '../model/actor-events';
import { errorMessage } from '../model/error-message';

/** The step to restore: its index in the live trace, or in the loaded trace with index `trace`. */
export type StepAddress = { at: number; trace: 'live' | number };

/** A restart's result: the label of the step, and the actors that did not start. */
export type Restarted = { from: string; missing: readonly string[] };

/**
 * Restores the app to a recorded step. The provided `restart` rejects with a user-readable error;
 * the app is then unchanged, unless the error says otherwise.
 */
export const restartMachine = setup({
  types: {
    context: {} as Restarted & { problem: string },
    events: {} as { type: 'restart.requested' } & StepAddress,
  },
  actors: {
    restart: fromPromise<Restarted, StepAddress>(() => Promise.reject(new Error('no restart'))),
  },
  actions: {
    setResult: assign(({ event }) => ({ ...outputOf<Restarted>(event), problem: '' })),
    setProblem: assign({ problem: ({ event }) => errorMessage(errorOf(event)) }),
  },
}).createMachine({
  id: 'restart',
  description: 'Restores the app to a recorded step.',
  context: { from: '', missing: [], problem: '' },
  initial: 'idle',
  on: {
    'restart.requested': { target: '.restoring', description: 'Run from here was pressed.' },
  },
  states: {
    idle: { description: 'The app is running as it started.' },
    restoring: {
      description: 'The app restarts from the snapshots of the step.',
      on: {
        'restart.requested': { description: 'Ignored while restoring.' },
      },
      invoke: {
        src: 'restart',
        id: 'restart',
        input: ({ event }) => {
          assertEvent(event, 'restart.requested');
          return { at: event.at, trace: event.trace };
        },
        onDone: {
          target: 'restored',
          actions: 'setResult',
          description: 'The app is restored.',
        },
        onError: {
          target: 'failed',
          actions: 'setProblem',
          description: 'The step could not be restored.',
        },
      },
    },
    restored: { description: 'The app is running from a step.' },
    failed: { description: 'The last requested step could not be restored.' },
  },
});
