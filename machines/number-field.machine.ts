import { assertEvent, assign, setup } from 'xstate';

/** The largest quantity a stepper takes. */
const most = 9999;

const digits = /^\s*\d+\s*$/;

/**
 * A stepper's text field. It shows whatever is typed, and reads it as a number only when the visitor
 * is done (ST-QTY, ST-CART-1). The owner of the number provides `reportNumber`.
 */
export const numberFieldMachine = setup({
  types: {
    context: {} as { text: string; number: number },
    events: {} as
      | { type: 'text.typed'; text: string }
      | { type: 'text.committed' }
      | { type: 'text.discarded' },
    meta: {} as { clauses: string[] },
  },
  guards: {
    isWholeNumber: ({ context }) => digits.test(context.text) && Number(context.text) >= 1,
  },
  actions: {
    setText: assign(({ event }) => {
      assertEvent(event, 'text.typed');
      return { text: event.text };
    }),
    readNumber: assign({ number: ({ context }) => Math.min(Number(context.text), most) }),
    reportNumber: () => {},
  },
}).createMachine({
  id: 'numberField',
  description: 'A field for whole numbers from 1 to 9999, whatever is typed into it.',
  context: { text: '', number: 1 },
  initial: 'settled',
  states: {
    settled: {
      description: "The field shows its owner's number.",
      meta: { clauses: ['ST-QTY', 'CART-1'] },
      on: {
        'text.typed': {
          target: 'typing',
          actions: 'setText',
          description: 'The visitor starts to type.',
          meta: { clauses: ['ST-QTY', 'CART-1'] },
        },
      },
    },
    typing: {
      description: 'The field shows what is typed, whether or not it is a number.',
      meta: { clauses: ['ST-QTY', 'CART-1'] },
      on: {
        'text.typed': {
          actions: 'setText',
          description: 'The visitor keeps typing.',
          meta: { clauses: ['ST-QTY', 'CART-1'] },
        },
        'text.committed': [
          {
            guard: 'isWholeNumber',
            target: 'settled',
            actions: ['readNumber', 'reportNumber'],
            description: 'A whole number is reported; above 9999 it becomes 9999.',
            meta: { clauses: ['ST-QTY', 'ST-CART-1', 'ST-CART-2'] },
          },
          {
            target: 'settled',
            description:
              'Anything else, such as -3, 1e9, abc or nothing, leaves the number as it was.',
            meta: { clauses: ['ST-QTY', 'CART-1'] },
          },
        ],
        'text.discarded': {
          target: 'settled',
          description: 'Escape leaves the number as it was.',
          meta: { clauses: ['ST-QTY', 'CART-1'] },
        },
      },
    },
  },
});
