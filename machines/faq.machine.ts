import { assign, setup } from 'xstate';

/** Which question of an FAQ accordion is open: one at a time, or none (ST-FAQ). */
export const faqMachine = setup({
  types: {
    context: {} as { openIndex: number },
    events: {} as { type: 'item.toggled'; index: number },
  },
  guards: {
    isOpenItem: ({ context, event }) => context.openIndex === event.index,
  },
  actions: {
    setOpenIndex: assign({ openIndex: ({ event }) => event.index }),
  },
}).createMachine({
  id: 'faq',
  description: 'An accordion of questions with at most one answer open.',
  context: { openIndex: 0 },
  initial: 'open',
  states: {
    open: {
      description: 'The answer at openIndex is open, initially the first one. (ST-FAQ)',
      on: {
        'item.toggled': [
          {
            guard: 'isOpenItem',
            target: 'closed',
            description: 'Clicking the open item closes it. (ST-FAQ)',
          },
          {
            target: 'open',
            actions: 'setOpenIndex',
            description: 'Clicking another item opens that one instead. (ST-FAQ)',
          },
        ],
      },
    },
    closed: {
      description: 'No answer is open. (ST-FAQ)',
      on: {
        'item.toggled': {
          target: 'open',
          actions: 'setOpenIndex',
          description: 'Clicking any item opens it. (ST-FAQ)',
        },
      },
    },
  },
});
