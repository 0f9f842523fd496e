import { assertEvent, assign, fromPromise, setup } from 'xstate';
import { errorOf } from '../model/actor-events';
import { errorMessage } from '../model/error-message';

/** A machine of the app, or of the workbench itself, by its id. */
export type MachineName = { machine: string; isItself: boolean };

/**
 * Copies a machine as text. The provided `copy` puts it on the clipboard, and rejects with a
 * user-readable error.
 */
export const copyMachine = setup({
  types: {
    context: {} as MachineName & { problem: string },
    events: {} as { type: 'copy.requested' } & MachineName,
  },
  actors: {
    copy: fromPromise<void, MachineName>(() => Promise.reject(new Error('no clipboard'))),
  },
  actions: {
    setMachine: assign(({ event }) => {
      assertEvent(event, 'copy.requested');
      return { machine: event.machine, isItself: event.isItself, problem: '' };
    }),
    setProblem: assign({ problem: ({ event }) => errorMessage(errorOf(event)) }),
  },
  delays: { noticeTime: 4000 },
}).createMachine({
  id: 'copy',
  description: 'Copies a machine as text.',
  context: { machine: '', isItself: false, problem: '' },
  initial: 'idle',
  on: {
    'copy.requested': {
      target: '.copying',
      actions: 'setMachine',
      description: 'Copy for Stately was pressed.',
    },
  },
  states: {
    idle: { description: 'Nothing was copied, or it has been said.' },
    copying: {
      description: 'The text is loaded and put on the clipboard.',
      invoke: {
        src: 'copy',
        id: 'copy',
        input: ({ context: { machine, isItself } }) => ({ machine, isItself }),
        onDone: { target: 'copied', description: 'The text is on the clipboard.' },
        onError: {
          target: 'failed',
          actions: 'setProblem',
          description: 'The text did not load, or the browser refused.',
        },
      },
    },
    copied: {
      description: 'Says that it was copied.',
      after: { noticeTime: { target: 'idle', description: '4 s have passed.' } },
    },
    failed: { description: 'Says why it was not copied.' },
  },
});
