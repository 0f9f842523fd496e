import { assertEvent, assign, setup } from 'xstate';

/** The largest quantity a stepper takes, by its buttons or typed. */
const most = 9999;

/** How many pieces of a product go into the cart (ST-QTY). */
export const quantityMachine = setup({
  types: {
    context: {} as { quantity: number },
    events: {} as
      | { type: 'quantity.incremented' }
      | { type: 'quantity.decremented' }
      | { type: 'quantity.typed'; quantity: number },
    meta: {} as { clauses: string[] },
  },
  guards: {
    canDecrement: ({ context }) => context.quantity > 1,
    canIncrement: ({ context }) => context.quantity < most,
    canSetQuantity: ({ event }) => {
      assertEvent(event, 'quantity.typed');
      return Number.isInteger(event.quantity) && event.quantity >= 1 && event.quantity <= most;
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
  description: 'A whole number from 1, where it starts, to 9999.',
  context: { quantity: 1 },
  initial: 'chosen',
  states: {
    chosen: {
      description: 'The quantity shows in the stepper.',
      meta: { clauses: ['ST-QTY', 'SHOP-2'] },
      on: {
        'quantity.incremented': {
          guard: 'canIncrement',
          actions: 'increment',
          description: 'One more, but never above 9999.',
          meta: { clauses: ['ST-QTY'] },
        },
        'quantity.decremented': {
          guard: 'canDecrement',
          actions: 'decrement',
          description: 'One fewer, but never below 1.',
          meta: { clauses: ['ST-QTY'] },
        },
        'quantity.typed': {
          guard: 'canSetQuantity',
          actions: 'setQuantity',
          description: 'A whole number from 1 to 9999 was typed.',
          meta: { clauses: ['ST-QTY'] },
        },
      },
    },
  },
});
