import { assertEvent, assign, setup } from 'xstate';

/** Which runs of repeated steps are listed step by step; each is folded into one line at first. */
export const repeatsMachine = setup({
  types: {
    context: {} as {
      /** The runs, each named after its source and first step, such as `app 12`. */
      unfolded: readonly string[];
    },
    events: {} as { type: 'run.toggled'; run: string },
  },
  guards: {
    isUnfolded: ({ context, event }) => context.unfolded.includes(event.run),
    isOnlyUnfolded: ({ context, event }) =>
      context.unfolded.length === 1 && context.unfolded[0] === event.run,
  },
  actions: {
    addRun: assign(({ context, event }) => {
      assertEvent(event, 'run.toggled');
      return { unfolded: [...context.unfolded, event.run] };
    }),
    removeRun: assign(({ context, event }) => {
      assertEvent(event, 'run.toggled');
      return { unfolded: context.unfolded.filter((run) => run !== event.run) };
    }),
  },
}).createMachine({
  id: 'repeats',
  description: 'Which runs of repeated steps are listed step by step.',
  context: { unfolded: [] },
  initial: 'folded',
  states: {
    folded: {
      description: 'Each run is one line.',
      on: {
        'run.toggled': {
          target: 'unfolded',
          actions: 'addRun',
          description: 'A run was unfolded.',
        },
      },
    },
    unfolded: {
      description: 'Some runs are listed step by step.',
      on: {
        'run.toggled': [
          {
            guard: 'isOnlyUnfolded',
            target: 'folded',
            actions: 'removeRun',
            description: 'The only one was folded.',
          },
          {
            guard: 'isUnfolded',
            actions: 'removeRun',
            description: 'One of several was folded.',
          },
          { actions: 'addRun', description: 'Another run was unfolded.' },
        ],
      },
    },
  },
});
