import { assertEvent, assign, setup } from 'xstate';

/** The same as in quantity.machine.ts: charts import only XState, so that Stately can open them. */
const maxQuantity = 9999;

const digits = /^\s*\d+\s*$/;

/**
 * A stepper's text field. It keeps the text as typed and parses it only when the visitor commits it
 * (ST-QTY, ST-CART-1). The owner of the number provides `reportNumber`.
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
    readNumber: assign({ number: ({ context }) => Math.min(Number(context.text), maxQuantity) }),
    reportNumber: () => {},
  },
}).createMachine({
  id: 'numberField',
  description: 'A field that accepts any text and takes whole numbers from 1 to 9999 from it.',
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
          description: 'The visitor started typing.',
          meta: { clauses: ['ST-QTY', 'CART-1'] },
        },
      },
    },
    typing: {
      description: 'The field shows the typed text, number or not.',
      meta: { clauses: ['ST-QTY', 'CART-1'] },
      on: {
        'text.typed': {
          actions: 'setText',
          description: 'The visitor kept typing.',
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
              'Any other text, such as -3, 1e9, abc or none, does not change the number.',
            meta: { clauses: ['ST-QTY', 'CART-1'] },
          },
        ],
        'text.discarded': {
          target: 'settled',
          description: 'Escape restores the number.',
          meta: { clauses: ['ST-QTY', 'CART-1'] },
        },
      },
    },
  },
});
