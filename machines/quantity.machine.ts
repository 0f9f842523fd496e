import { assertEvent, assign, setup } from 'xstate';

/** How many pieces of a product go into the cart (ST-QTY). */
export const quantityMachine = setup({
  types: {
    context: {} as { quantity: number },
    events: {} as
      | { type: 'quantity.incremented' }
      | { type: 'quantity.decremented' }
      | { type: 'quantity.counted'; quantity: number },
    meta: {} as { clauses: string[] },
  },
  guards: {
    isAboveOne: ({ context }) => context.quantity > 1,
    isPiece: ({ event }) => {
      assertEvent(event, 'quantity.counted');
      return Number.isSafeInteger(event.quantity) && event.quantity >= 1;
    },
  },
  actions: {
    increment: assign({ quantity: ({ context }) => context.quantity + 1 }),
    decrement: assign({ quantity: ({ context }) => context.quantity - 1 }),
    setQuantity: assign(({ event }) => {
      assertEvent(event, 'quantity.counted');
      return { quantity: event.quantity };
    }),
  },
}).createMachine({
  id: 'quantity',
  description: 'A whole number that starts at 1 and never falls below it.',
  context: { quantity: 1 },
  initial: 'chosen',
  states: {
    chosen: {
      description: 'The quantity shows in the stepper.',
      meta: { clauses: ['ST-QTY', 'SHOP-2'] },
      on: {
        'quantity.incremented': {
          actions: 'increment',
          description: 'One more.',
          meta: { clauses: ['ST-QTY'] },
        },
        'quantity.decremented': {
          guard: 'isAboveOne',
          actions: 'decrement',
          description: 'One fewer, but never below 1.',
          meta: { clauses: ['ST-QTY'] },
        },
        'quantity.counted': {
          guard: 'isPiece',
          actions: 'setQuantity',
          description: 'A whole number of at least 1 was typed.',
          meta: { clauses: ['ST-QTY'] },
        },
      },
    },
  },
});
