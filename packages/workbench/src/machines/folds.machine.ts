import { assertEvent, assign, setup } from 'xstate';

/** What is drawn of a chart: which states are folded, and whether only one of them is shown. */
export const foldsMachine = setup({
  types: {
    context: {} as {
      /** The ids of the states that are not as they were at first: folded, or unfolded. */
      toggled: readonly string[];
      /** The id of the only state that is shown; empty for all. */
      region: string;
      /** The id of the part that was last searched for; empty if there is none. */
      wanted: string;
    },
    events: {} as
      | { type: 'fold.toggled'; id: string }
      | { type: 'region.chosen'; id: string }
      | { type: 'region.left' }
      | { type: 'part.wanted'; id: string }
      | { type: 'part.revealed' },
  },
  guards: {
    isToggled: ({ context, event }) => 'id' in event && context.toggled.includes(event.id),
    isOnlyToggled: ({ context, event }) =>
      'id' in event && context.toggled.length === 1 && context.toggled[0] === event.id,
  },
  actions: {
    addToggled: assign(({ context, event }) => {
      assertEvent(event, 'fold.toggled');
      return { toggled: [...context.toggled, event.id] };
    }),
    removeToggled: assign(({ context, event }) => {
      assertEvent(event, 'fold.toggled');
      return { toggled: context.toggled.filter((id) => id !== event.id) };
    }),
    setRegion: assign(({ event }) => {
      assertEvent(event, 'region.chosen');
      return { region: event.id };
    }),
    clearRegion: assign({ region: '' }),
    setWanted: assign(({ event }) => {
      assertEvent(event, 'part.wanted');
      return { wanted: event.id };
    }),
  },
}).createMachine({
  id: 'folds',
  description: 'What is drawn of a chart.',
  type: 'parallel',
  context: { toggled: [], region: '', wanted: '' },
  states: {
    folding: {
      description: 'Which states are folded.',
      initial: 'asAtFirst',
      states: {
        asAtFirst: {
          description: 'None, or the large parts of a large machine.',
          on: {
            'fold.toggled': {
              target: 'changed',
              actions: 'addToggled',
              description: 'A state was folded or unfolded.',
            },
          },
        },
        changed: {
          description: 'Others than at first.',
          on: {
            'fold.toggled': [
              {
                guard: 'isOnlyToggled',
                target: 'asAtFirst',
                actions: 'removeToggled',
                description: 'The only one that differed is as it was.',
              },
              {
                guard: 'isToggled',
                actions: 'removeToggled',
                description: 'One of several is as it was.',
              },
              { actions: 'addToggled', description: 'Another one differs.' },
            ],
          },
        },
      },
    },
    shown: {
      description: 'How much of the machine is shown.',
      initial: 'whole',
      states: {
        whole: {
          description: 'All of it.',
          on: {
            'region.chosen': {
              target: 'region',
              actions: 'setRegion',
              description: 'Only one state, with what is in it.',
            },
          },
        },
        region: {
          description: 'One state.',
          on: {
            'region.chosen': { actions: 'setRegion', description: 'Another one.' },
            'region.left': {
              target: 'whole',
              actions: 'clearRegion',
              description: 'The whole machine again.',
            },
          },
        },
      },
    },
    sight: {
      description: 'Whether a part is to be brought in sight.',
      initial: 'free',
      states: {
        free: {
          description: 'None is.',
          on: {
            'part.wanted': {
              target: 'awaited',
              actions: 'setWanted',
              description: 'A part was searched for.',
            },
          },
        },
        awaited: {
          description: 'Its drawing is awaited.',
          on: {
            'part.wanted': { actions: 'setWanted', description: 'Another part.' },
            'part.revealed': { target: 'free', description: 'It is in sight.' },
          },
        },
      },
    },
  },
});
