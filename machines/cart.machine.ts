import { assertEvent, assign, emit, setup } from 'xstate';

/** A line of the cart: price in dollars (cents as decimals), qty a whole number from 1 up. */
export type CartItem = { id: string; name: string; price: number; qty: number };

/** All amounts in dollars. Only `itemPrice` is ever calculated (ST-CART-6). */
type CartState = {
  cartItems: readonly CartItem[];
  itemPrice: number;
  shippingPrice: number;
  taxPrice: number;
  totalPrice: number;
  vat: number;
};

/** Events that carry the id of a line. */
const lineEvents = ['item.decremented', 'quantity.typed', 'item.removed'] as const;

const isValidQuantity = (qty: number) => Number.isSafeInteger(qty) && qty >= 1;

/** The sum of price × quantity, computed in whole cents to avoid rounding errors. */
const subtotalOf = (items: readonly CartItem[]) =>
  items.reduce((cents, { price, qty }) => cents + Math.round(price * 100) * qty, 0) / 100;

/**
 * The cart of one visit (ST-CART-1 to ST-CART-7), kept in memory: a full page load empties it
 * (GEN-1). Emits `line.removed` with the index of a removed line while others remain, and
 * `cart.cleared` when the last line is removed.
 */
export const cartMachine = setup({
  types: {
    context: {} as CartState,
    events: {} as
      | { type: 'item.added'; item: CartItem }
      | { type: 'item.decremented'; id: string }
      | { type: 'quantity.typed'; id: string; quantity: number }
      | { type: 'item.removed'; id: string }
      | { type: 'cart.emptied' },
    emitted: {} as { type: 'line.removed'; index: number } | { type: 'cart.cleared' },
    meta: {} as { clauses: string[] },
  },
  guards: {
    isValidItem: ({ event }) => {
      assertEvent(event, 'item.added');
      const { price, qty } = event.item;
      return isValidQuantity(qty) && price >= 0 && Number.isFinite(price);
    },
    isInCart: ({ context, event }) => {
      assertEvent(event, lineEvents);
      return context.cartItems.some(({ id }) => id === event.id);
    },
    isOnlyLine: ({ context, event }) => {
      assertEvent(event, lineEvents);
      return context.cartItems.every(({ id }) => id === event.id);
    },
    isLastUnit: ({ context, event }) => {
      assertEvent(event, lineEvents);
      return context.cartItems.some(({ id, qty }) => id === event.id && qty <= 1);
    },
    isOnlyUnit: ({ context, event }) => {
      assertEvent(event, lineEvents);
      return context.cartItems.every(({ id, qty }) => id === event.id && qty <= 1);
    },
    canSetQuantity: ({ context, event }) => {
      assertEvent(event, 'quantity.typed');
      return isValidQuantity(event.quantity) && context.cartItems.some(({ id }) => id === event.id);
    },
  },
  actions: {
    addItem: assign({
      cartItems: ({ context: { cartItems }, event }) => {
        assertEvent(event, 'item.added');
        const { item } = event;
        return cartItems.some(({ id }) => id === item.id)
          ? cartItems.map((line) =>
              line.id === item.id ? { ...line, qty: line.qty + item.qty } : line,
            )
          : [...cartItems, item];
      },
    }),
    decrementItem: assign({
      cartItems: ({ context, event }) => {
        assertEvent(event, 'item.decremented');
        return context.cartItems.map((line) =>
          line.id === event.id ? { ...line, qty: line.qty - 1 } : line,
        );
      },
    }),
    setQuantity: assign({
      cartItems: ({ context, event }) => {
        assertEvent(event, 'quantity.typed');
        return context.cartItems.map((line) =>
          line.id === event.id ? { ...line, qty: event.quantity } : line,
        );
      },
    }),
    removeLine: assign({
      cartItems: ({ context, event }) => {
        assertEvent(event, lineEvents);
        return context.cartItems.filter(({ id }) => id !== event.id);
      },
    }),
    clearItems: assign({ cartItems: [] }),
    emitLineRemoved: emit(({ context, event }) => {
      assertEvent(event, lineEvents);
      const index = context.cartItems.findIndex(({ id }) => id === event.id);
      return { type: 'line.removed', index };
    }),
    emitCartCleared: emit({ type: 'cart.cleared' }),
    recalculate: assign({ itemPrice: ({ context }) => subtotalOf(context.cartItems) }),
  },
}).createMachine({
  id: 'cart',
  description: 'The items in the cart. Adding or removing one recalculates the item price.',
  context: {
    cartItems: [],
    itemPrice: 0,
    shippingPrice: 50,
    taxPrice: 0,
    totalPrice: 0,
    vat: 0,
  },
  initial: 'empty',
  states: {
    empty: {
      description: 'The cart has no lines. The item price keeps its last value.',
      meta: { clauses: ['ST-CART-7', 'CART-1'] },
      on: {
        'item.added': {
          guard: 'isValidItem',
          target: 'filled',
          actions: ['addItem', 'recalculate'],
          description: 'Adds the first line.',
          meta: { clauses: ['ST-CART-1', 'ST-CART-5', 'ST-CART-7'] },
        },
      },
    },
    filled: {
      description: 'The cart shows its lines and totals.',
      meta: { clauses: ['ST-CART-7', 'CART-1'] },
      on: {
        'item.added': {
          guard: 'isValidItem',
          actions: ['addItem', 'recalculate'],
          description: "Increases an existing line's quantity, or adds a line for another product.",
          meta: { clauses: ['ST-CART-1', 'ST-CART-5'] },
        },
        'item.decremented': [
          {
            guard: 'isOnlyUnit',
            target: 'empty',
            actions: ['removeLine', 'recalculate', 'emitCartCleared'],
            description: 'Removes the only line with its last unit.',
            meta: { clauses: ['ST-CART-2', 'ST-CART-5', 'ST-CART-7'] },
          },
          {
            guard: 'isLastUnit',
            actions: ['emitLineRemoved', 'removeLine', 'recalculate'],
            description: 'Removes a line with its last unit.',
            meta: { clauses: ['ST-CART-2', 'ST-CART-5'] },
          },
          {
            guard: 'isInCart',
            actions: ['decrementItem', 'recalculate'],
            description: "Decreases the line's quantity by one.",
            meta: { clauses: ['ST-CART-2', 'ST-CART-5'] },
          },
        ],
        'quantity.typed': {
          guard: 'canSetQuantity',
          actions: ['setQuantity', 'recalculate'],
          description: "Sets the line's quantity to a whole number typed into the stepper.",
          meta: { clauses: ['ST-CART-1', 'ST-CART-2', 'ST-CART-5'] },
        },
        'item.removed': [
          {
            guard: 'isOnlyLine',
            target: 'empty',
            actions: ['removeLine', 'recalculate', 'emitCartCleared'],
            description: 'Removes the only line.',
            meta: { clauses: ['ST-CART-3', 'ST-CART-5', 'ST-CART-7'] },
          },
          {
            guard: 'isInCart',
            actions: ['emitLineRemoved', 'removeLine', 'recalculate'],
            description: 'Removes the line, whatever its quantity.',
            meta: { clauses: ['ST-CART-3', 'ST-CART-5'] },
          },
        ],
        'cart.emptied': {
          target: 'empty',
          actions: ['clearItems', 'emitCartCleared'],
          description: 'Removes all lines without recalculating the item price.',
          meta: { clauses: ['ST-CART-4', 'ST-CART-6', 'ST-CART-7'] },
        },
      },
    },
  },
});
