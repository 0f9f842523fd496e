import { assign, setup } from 'xstate';

/** Which question of an FAQ accordion is open: one at a time, or none (FAQ-1). */
export const faqMachine = setup({
  types: {
    context: {} as { openIndex: number },
    events: {} as { type: 'item.toggled'; index: number },
    meta: {} as { clauses: string[] },
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
      description: 'The answer at openIndex is open, initially the first one.',
      meta: { clauses: ['FAQ-1'] },
      on: {
        'item.toggled': [
          {
            guard: 'isOpenItem',
            target: 'closed',
            description: 'Clicking the open item closes it.',
            meta: { clauses: ['FAQ-1'] },
          },
          {
            target: 'open',
            actions: 'setOpenIndex',
            description: 'Clicking another item opens that one instead.',
            meta: { clauses: ['FAQ-1'] },
          },
        ],
      },
    },
    closed: {
      description: 'No answer is open.',
      meta: { clauses: ['FAQ-1'] },
      on: {
        'item.toggled': {
          target: 'open',
          actions: 'setOpenIndex',
          description: 'Clicking any item opens it.',
          meta: { clauses: ['FAQ-1'] },
        },
      },
    },
  },
});
