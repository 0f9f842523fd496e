import { assertEvent, assign, setup } from 'xstate';

/** The same as in quantity.machine.ts: charts import only XState, so that Stately can open them. */
export const maxQuantity = 9999;

/**
 * A stepper's text field. It keeps the text as typed and judges it only when the visitor commits it
 * (ST-QTY, ST-CART-1). The owner of the number provides `reportNumber`.
 */
export const numberFieldMachine = setup({
  types: {
    context: {} as {
      text: string;
      /** What the text says; null if it is no number. */
      reading: number | null;
      /** The number that was reported last. */
      number: number;
    },
    events: {} as
      | { type: 'text.typed'; text: string; number: number | null }
      | { type: 'text.committed' }
      | { type: 'text.discarded' },
  },
  guards: {
    isWholeNumber: ({ context: { reading } }) => Number.isInteger(reading) && Number(reading) >= 1,
    isBlank: ({ context }) => context.text.trim() === '',
  },
  actions: {
    setText: assign(({ event }) => {
      assertEvent(event, 'text.typed');
      return { text: event.text, reading: event.number };
    }),
    readNumber: assign({ number: ({ context }) => Math.min(Number(context.reading), maxQuantity) }),
    reportNumber: () => {},
  },
}).createMachine({
  id: 'numberField',
  description:
    'A field that accepts any text, takes whole numbers from 1 to 9999 and refuses the rest.',
  context: { text: '', reading: null, number: 1 },
  initial: 'settled',
  states: {
    settled: {
      description: "The field shows its owner's number. (ST-QTY, CART-1)",
      on: {
        'text.typed': {
          target: 'typing',
          actions: 'setText',
          description: 'The visitor started typing. (ST-QTY, CART-1)',
        },
      },
    },
    typing: {
      description: 'The field shows the typed text, number or not. (ST-QTY, CART-1)',
      on: {
        'text.typed': {
          actions: 'setText',
          description: 'The visitor kept typing. (ST-QTY, CART-1)',
        },
        'text.committed': [
          {
            guard: 'isWholeNumber',
            target: 'settled',
            actions: ['readNumber', 'reportNumber'],
            description:
              'A whole number is reported; above 9999 it becomes 9999. (ST-QTY, ST-CART-1, ST-CART-2)',
          },
          {
            guard: 'isBlank',
            target: 'settled',
            description: 'Without text, the number stays. (ST-QTY, CART-1)',
          },
          {
            target: 'refused',
            description:
              'Any other text, such as -3, 1,5, 1e9 or abc, does not change the number. (ST-QTY, CART-1, ERR-1)',
          },
        ],
        'text.discarded': {
          target: 'settled',
          description: 'Escape restores the number. (ST-QTY, CART-1)',
        },
      },
    },
    refused: {
      description:
        'The field shows the refused text, is marked as invalid, and a word says so. (ST-QTY, CART-1, ERR-1)',
      on: {
        'text.typed': {
          target: 'typing',
          actions: 'setText',
          description: 'The visitor types again. (ST-QTY, CART-1)',
        },
        'text.discarded': {
          target: 'settled',
          description: 'Escape or a step restores the number. (ST-QTY, CART-1)',
        },
      },
    },
  },
});
