import { assertEvent, assign, setup } from 'xstate';

/** The same as in number-field.machine.ts: charts import only XState, so that Stately can open them. */
const maxQuantity = 9999;

/** The quantity of a product to add to the cart. It has one state, but the specification lists it (ST-QTY). */
export const quantityMachine = setup({
  types: {
    context: {} as { quantity: number },
    events: {} as
      | { type: 'quantity.incremented' }
      | { type: 'quantity.decremented' }
      | { type: 'quantity.typed'; quantity: number },
  },
  guards: {
    canDecrement: ({ context }) => context.quantity > 1,
    canIncrement: ({ context }) => context.quantity < maxQuantity,
    canSetQuantity: ({ event }) => {
      assertEvent(event, 'quantity.typed');
      const { quantity } = event;
      return Number.isInteger(quantity) && quantity >= 1 && quantity <= maxQuantity;
    },
  },
  actions: {
    increment: assign({ quantity: ({ context }) => context.quantity + 1 }),
    decrement: assign({ quantity: ({ context }) => context.quantity - 1 }),
    setQuantity: assign(({ event }) => {
      assertEvent(event, 'quantity.typed');
      return { quantity: event.quantity };
    }),
  },
}).createMachine({
  id: 'quantity',
  description: 'A whole number from 1 to 9999, initially 1.',
  context: { quantity: 1 },
  initial: 'chosen',
  states: {
    chosen: {
      description: 'The stepper shows the quantity. (ST-QTY, SHOP-2, ST-CART-1)',
      on: {
        'quantity.incremented': {
          guard: 'canIncrement',
          actions: 'increment',
          description: 'One more, up to 9999. (ST-QTY)',
        },
        'quantity.decremented': {
          guard: 'canDecrement',
          actions: 'decrement',
          description: 'One fewer, down to 1. (ST-QTY)',
        },
        'quantity.typed': {
          guard: 'canSetQuantity',
          actions: 'setQuantity',
          description: 'A whole number from 1 to 9999 was typed. (ST-QTY)',
        },
      },
    },
  },
});
