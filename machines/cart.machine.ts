import { assertEvent, assign, emit, setup } from 'xstate';

/** A line of the cart: price in dollars (cents as decimals), qty a whole number from 1 up. */
export type CartItem = { id: string; name: string; price: number; qty: number };

type Items = readonly CartItem[];

/** All amounts in dollars. Only `itemPrice` is ever calculated (ST-CART-6). */
type CartState = {
  cartItems: Items;
  itemPrice: number;
  shippingPrice: number;
  taxPrice: number;
  totalPrice: number;
  vat: number;
  /** The lines that the last removal took, and the index of the first of them (ST-CART-8). */
  removal: { items: Items; index: number };
};

type CartEvent =
  | { type: 'item.added'; item: CartItem }
  | { type: 'item.decremented'; id: string }
  | { type: 'quantity.typed'; id: string; quantity: number }
  | { type: 'item.removed'; id: string }
  | { type: 'cart.emptied' }
  | { type: 'removal.undone' }
  | { type: 'removal.settled' };

const isValidQuantity = (qty: number) => Number.isSafeInteger(qty) && qty >= 1;

/** The sum of price × quantity, computed in whole cents to avoid rounding errors. */
const subtotalOf = (items: Items) =>
  items.reduce((cents, { price, qty }) => cents + Math.round(price * 100) * qty, 0) / 100;

/** The line that an event is about, as a list, which is empty if the cart has no such line. */
const linesOf = ({ cartItems }: CartState, event: CartEvent): Items => {
  assertEvent(event, ['item.decremented', 'quantity.typed', 'item.removed']);
  return cartItems.filter(({ id }) => id === event.id);
};

const withQuantity = (items: Items, id: string, quantityFrom: (qty: number) => number): Items =>
  items.map((line) => (line.id === id ? { ...line, qty: quantityFrom(line.qty) } : line));

const withItem = (items: Items, item: CartItem): Items =>
  items.some(({ id }) => id === item.id)
    ? withQuantity(items, item.id, (qty) => qty + item.qty)
    : [...items, item];

/** Takes lines that stand together out of the cart, and keeps them as its last removal. */
const without = ({ cartItems }: CartState, items: Items) => ({
  cartItems: cartItems.filter((line) => !items.includes(line)),
  removal: { items, index: cartItems.findIndex((line) => items.includes(line)) },
});

/** Puts the lines of the last removal back in their places; what was added since adds to them. */
const withRemoval = ({ cartItems, removal: { items, index } }: CartState) => {
  const isRemoved = (line: CartItem) => items.some(({ id }) => id === line.id);
  const others = cartItems.filter((line) => !isRemoved(line));
  const restored = [...others.slice(0, index), ...items, ...others.slice(index)];
  return cartItems.filter(isRemoved).reduce(withItem, restored);
};

/**
 * The cart of one visit (ST-CART-1 to ST-CART-8), kept in memory: a full page load empties it
 * (GEN-1). Emits `lines.removed` and `lines.restored` with the index of the first of these lines.
 * The page provides `announceRemoval`, which offers to undo it.
 */
export const cartMachine = setup({
  types: {
    context: {} as CartState,
    events: {} as CartEvent,
    emitted: {} as { type: 'lines.removed' | 'lines.restored'; index: number },
    tags: {} as 'kept',
  },
  guards: {
    isValidItem: ({ event }) => {
      assertEvent(event, 'item.added');
      const { price, qty } = event.item;
      return isValidQuantity(qty) && price >= 0 && Number.isFinite(price);
    },
    isInCart: ({ context, event }) => linesOf(context, event).length > 0,
    isOnlyLine: ({ context, event }) => linesOf(context, event).length === context.cartItems.length,
    isLastUnit: ({ context, event }) => linesOf(context, event)[0]?.qty === 1,
    isOnlyUnit: ({ context, event }) =>
      context.cartItems.length === 1 && linesOf(context, event)[0]?.qty === 1,
    canSetQuantity: ({ context, event }) => {
      assertEvent(event, 'quantity.typed');
      return isValidQuantity(event.quantity) && linesOf(context, event).length > 0;
    },
    hasRemoval: ({ context }) => context.removal.items.length > 0,
  },
  actions: {
    addItem: assign(({ context, event }) => {
      assertEvent(event, 'item.added');
      return { cartItems: withItem(context.cartItems, event.item) };
    }),
    decrementItem: assign(({ context, event }) => {
      assertEvent(event, 'item.decremented');
      return { cartItems: withQuantity(context.cartItems, event.id, (qty) => qty - 1) };
    }),
    setQuantity: assign(({ context, event }) => {
      assertEvent(event, 'quantity.typed');
      return { cartItems: withQuantity(context.cartItems, event.id, () => event.quantity) };
    }),
    removeLine: assign(({ context, event }) => without(context, linesOf(context, event))),
    removeLines: assign(({ context }) => without(context, context.cartItems)),
    restoreLines: assign(({ context }) => ({ cartItems: withRemoval(context) })),
    clearRemoval: assign({ removal: { items: [], index: 0 } }),
    announceRemoval: () => {},
    emitRemoved: emit(({ context }) => ({ type: 'lines.removed', index: context.removal.index })),
    emitRestored: emit(({ context }) => ({ type: 'lines.restored', index: context.removal.index })),
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
    removal: { items: [], index: 0 },
  },
  initial: 'empty',
  on: {
    'removal.undone': {
      guard: 'hasRemoval',
      target: '.filled',
      actions: ['restoreLines', 'recalculate', 'emitRestored', 'clearRemoval'],
      description:
        'Gives back what the last removal took, beside what was added since. (ST-CART-8, ST-CART-1, ST-CART-5, ST-CART-7)',
    },
    'removal.settled': {
      guard: 'hasRemoval',
      actions: 'clearRemoval',
      description: 'The toast with Undo has closed: the last removal stands. (ST-CART-8)',
    },
  },
  states: {
    empty: {
      description:
        'The cart has no lines. The item price keeps its last value. (ST-CART-7, CART-1)',
      on: {
        'item.added': {
          guard: 'isValidItem',
          target: 'filled',
          actions: ['addItem', 'recalculate'],
          description: 'Adds the first line. (ST-CART-1, ST-CART-5, ST-CART-7)',
        },
      },
    },
    filled: {
      description: 'The cart shows its lines and totals. (ST-CART-7, CART-1)',
      tags: 'kept',
      on: {
        'item.added': {
          guard: 'isValidItem',
          actions: ['addItem', 'recalculate'],
          description:
            "Increases an existing line's quantity, or adds a line for another product. (ST-CART-1, ST-CART-5)",
        },
        'item.decremented': [
          {
            guard: 'isOnlyUnit',
            target: 'empty',
            actions: ['removeLine', 'recalculate', 'emitRemoved', 'announceRemoval'],
            description:
              'Removes the only line with its last unit. (ST-CART-2, ST-CART-5, ST-CART-7, ST-CART-8)',
          },
          {
            guard: 'isLastUnit',
            actions: ['removeLine', 'recalculate', 'emitRemoved', 'announceRemoval'],
            description: 'Removes a line with its last unit. (ST-CART-2, ST-CART-5, ST-CART-8)',
          },
          {
            guard: 'isInCart',
            actions: ['decrementItem', 'recalculate'],
            description: "Decreases the line's quantity by one. (ST-CART-2, ST-CART-5)",
          },
        ],
        'quantity.typed': {
          guard: 'canSetQuantity',
          actions: ['setQuantity', 'recalculate'],
          description:
            "Sets the line's quantity to a whole number typed into the stepper. (ST-CART-1, ST-CART-2, ST-CART-5)",
        },
        'item.removed': [
          {
            guard: 'isOnlyLine',
            target: 'empty',
            actions: ['removeLine', 'recalculate', 'emitRemoved', 'announceRemoval'],
            description: 'Removes the only line. (ST-CART-3, ST-CART-5, ST-CART-7, ST-CART-8)',
          },
          {
            guard: 'isInCart',
            actions: ['removeLine', 'recalculate', 'emitRemoved', 'announceRemoval'],
            description:
              'Removes the line, whatever its quantity. (ST-CART-3, ST-CART-5, ST-CART-8)',
          },
        ],
        'cart.emptied': {
          target: 'empty',
          actions: ['removeLines', 'emitRemoved', 'announceRemoval'],
          description:
            'Removes all lines without recalculating the item price. (ST-CART-4, ST-CART-6, ST-CART-7, ST-CART-8)',
        },
      },
    },
  },
});
