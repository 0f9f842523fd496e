import { assertEvent, assign, fromPromise, setup } from 'xstate';
import { errorMessage } from '../model/error-message';

/** A step to go back to: its place in the live trace, or in the loaded one at the place `trace`. */
export type StepAddress = { at: number; trace: 'live' | number };

/** What came of a restart: the step as one names it, and the actors that did not start again. */
export type Restarted = { from: string; missing: readonly string[] };

/**
 * Whether the app is put back to a recorded step. `restart` is provided: it rejects with an error
 * for the reader's eyes, and then the app is as it was, unless the error says otherwise.
 */
export const restartMachine = setup({
  types: {
    context: {} as Restarted & { problem: string },
    events: {} as { type: 'restart.requested' } & StepAddress,
  },
  actors: {
    restart: fromPromise<Restarted, StepAddress>(() => Promise.reject(new Error('no restart'))),
  },
}).createMachine({
  id: 'restart',
  description: 'Whether the app is put back to a recorded step.',
  context: { from: '', missing: [], problem: '' },
  initial: 'idle',
  on: {
    'restart.requested': { target: '.restoring', description: 'Run from here was pressed.' },
  },
  states: {
    idle: { description: 'The app runs as it started.' },
    restoring: {
      description: 'The app starts anew, its actors with the snapshots of the step.',
      on: {
        'restart.requested': { description: 'One at a time.' },
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
          actions: assign(({ event }) => ({ ...event.output, problem: '' })),
          description: 'The app stands as it did at the step.',
        },
        onError: {
          target: 'failed',
          actions: assign({
            problem: ({ event: { error } }) => errorMessage(error),
          }),
          description: 'The step cannot be gone back to.',
        },
      },
    },
    restored: { description: 'The app goes on from a step.' },
    failed: { description: 'The last step that was asked for could not be restored.' },
  },
});
