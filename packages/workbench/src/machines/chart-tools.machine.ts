import { assertEvent, assign, setup } from 'xstate';

/** The tools of a chart, with the search for one of its parts. */
export const chartToolsMachine = setup({
  types: {
    context: {} as {
      query: string;
      /** The index of the option that is marked. */
      at: number;
    },
    events: {} as
      | { type: 'tools.toggled' }
      | { type: 'query.typed'; query: string }
      | { type: 'option.marked'; at: number }
      | { type: 'option.chosen' }
      | { type: 'list.dismissed' },
  },
  guards: {
    isEmpty: ({ event }) => 'query' in event && event.query.trim() === '',
  },
  actions: {
    setQuery: assign(({ event }) => {
      assertEvent(event, 'query.typed');
      return { query: event.query, at: 0 };
    }),
    setMarked: assign(({ event }) => {
      assertEvent(event, 'option.marked');
      return { at: event.at };
    }),
    clearQuery: assign({ query: '', at: 0 }),
  },
}).createMachine({
  id: 'chartTools',
  description: 'The tools of a chart.',
  context: { query: '', at: 0 },
  initial: 'closed',
  states: {
    closed: {
      description: 'Only zoom.',
      on: { 'tools.toggled': { target: 'open', description: 'The tools were opened.' } },
    },
    open: {
      description: 'Search, folding and saving.',
      initial: 'idle',
      on: {
        'tools.toggled': {
          target: 'closed',
          actions: 'clearQuery',
          description: 'The tools were closed.',
        },
        'query.typed': [
          {
            guard: 'isEmpty',
            target: '.idle',
            actions: 'setQuery',
            description: 'Nothing is searched for.',
          },
          {
            target: '.listing',
            actions: 'setQuery',
            description: 'A name was typed.',
          },
        ],
      },
      states: {
        idle: { description: 'No parts are listed.' },
        listing: {
          description: 'The parts of this name are listed.',
          on: {
            'option.marked': { actions: 'setMarked', description: 'Another part is marked.' },
            'option.chosen': {
              target: 'idle',
              actions: 'clearQuery',
              description: 'The chart goes to a part.',
            },
            'list.dismissed': { target: 'idle', description: 'The list was closed.' },
          },
        },
      },
    },
  },
});
