import { cartMachine } from '@machines/cart.machine';
import { defineTable, nothing } from './define-table';

const payroll = (qty: number) => ({ id: 'payroll', name: 'Payroll', price: 402, qty });
const books = (qty: number) => ({ id: 'books', name: 'Books', price: 948.35, qty });
type Item = ReturnType<typeof payroll>;

const added = (item: Item) => ({ type: 'item.added' as const, item });
const decremented = (id: string) => ({ type: 'item.decremented' as const, id });
const typed = (id: string, quantity: number) => ({
  type: 'quantity.typed' as const,
  id,
  quantity,
});
const removed = (id: string) => ({ type: 'item.removed' as const, id });
const emptied = { type: 'cart.emptied' as const };

const cart = (itemPrice: number, ...cartItems: Item[]) => ({
  cartItems,
  itemPrice,
  shippingPrice: 50,
  taxPrice: 0,
  totalPrice: 0,
  vat: 0,
});
const empty = (itemPrice: number) => ({ state: 'empty' as const, context: cart(itemPrice) });
const filled = (itemPrice: number, ...items: Item[]) => ({
  state: 'filled' as const,
  context: cart(itemPrice, ...items),
});

type Outcome = ReturnType<typeof empty> | ReturnType<typeof filled>;
const removing = (index: number, outcome: Outcome) => ({
  ...outcome,
  actions: [`emit line.removed {"index":${index}}`],
});
const clearing = (itemPrice: number) => ({ ...empty(itemPrice), actions: ['emit cart.cleared'] });

const unsound = [
  payroll(0),
  payroll(-1),
  payroll(1.5),
  payroll(Number.NaN),
  payroll(Number.POSITIVE_INFINITY),
  { ...payroll(1), price: -1 },
  { ...payroll(1), price: Number.NaN },
  { ...payroll(1), price: Number.POSITIVE_INFINITY },
];

/** What the cart machine does in every state on every event. */
export const cartTable = defineTable(cartMachine, {
  start: empty(0),
  situations: {
    new: { after: [], ...empty(0) },
    'one unit': { after: [added(payroll(1))], ...filled(402, payroll(1)) },
    'three units': { after: [added(payroll(3))], ...filled(1206, payroll(3)) },
    'two lines': {
      after: [added(payroll(1)), added(books(2))],
      ...filled(2298.7, payroll(1), books(2)),
    },
    emptied: { after: [added(payroll(3)), emptied], ...empty(1206) },
    'sold out': { after: [added(payroll(1)), removed('payroll')], ...empty(0) },
  },
  rows: [
    ['new', added(payroll(1)), filled(402, payroll(1)), 'ST-CART-1', 'ST-CART-5', 'ST-CART-7'],
    ['new', added(payroll(7)), filled(2814, payroll(7)), 'ST-CART-1', 'ST-CART-5'],
    ...unsound.map((item) => ['new', added(item), nothing, 'ST-CART-1'] as const),
    ['new', decremented('payroll'), nothing, 'ST-CART-2'],
    ['new', typed('payroll', 2), nothing, 'ST-CART-1'],
    ['new', removed('payroll'), nothing, 'ST-CART-3'],
    ['new', emptied, nothing, 'ST-CART-4'],
    ['one unit', added(payroll(2)), filled(1206, payroll(3)), 'ST-CART-1', 'ST-CART-5'],
    ['one unit', added(books(1)), filled(1350.35, payroll(1), books(1)), 'ST-CART-1', 'ST-CART-5'],
    ...unsound.map((item) => ['one unit', added(item), nothing, 'ST-CART-1'] as const),
    ['one unit', decremented('payroll'), clearing(0), 'ST-CART-2', 'ST-CART-5', 'ST-CART-7'],
    ['one unit', decremented('books'), nothing, 'ST-CART-2'],
    ['one unit', typed('payroll', 4), filled(1608, payroll(4)), 'ST-CART-1', 'ST-CART-5'],
    ['one unit', typed('payroll', 1), nothing, 'ST-CART-1'],
    ['one unit', typed('payroll', 0), nothing, 'ST-CART-2'],
    ['one unit', typed('payroll', 1.5), nothing, 'ST-CART-1'],
    ['one unit', typed('payroll', Number.NaN), nothing, 'ST-CART-1'],
    ['one unit', typed('books', 4), nothing, 'ST-CART-1'],
    ['one unit', removed('payroll'), clearing(0), 'ST-CART-3', 'ST-CART-5', 'ST-CART-7'],
    ['one unit', removed('books'), nothing, 'ST-CART-3'],
    ['one unit', emptied, clearing(402), 'ST-CART-4', 'ST-CART-6', 'ST-CART-7'],
    ['three units', decremented('payroll'), filled(804, payroll(2)), 'ST-CART-2', 'ST-CART-5'],
    ['three units', typed('payroll', 2), filled(804, payroll(2)), 'ST-CART-2', 'ST-CART-5'],
    ['three units', removed('payroll'), clearing(0), 'ST-CART-3', 'ST-CART-5'],
    [
      'two lines',
      decremented('payroll'),
      removing(0, filled(1896.7, books(2))),
      'ST-CART-2',
      'ST-CART-5',
    ],
    [
      'two lines',
      decremented('books'),
      filled(1350.35, payroll(1), books(1)),
      'ST-CART-2',
      'ST-CART-5',
    ],
    ['two lines', removed('books'), removing(1, filled(402, payroll(1))), 'ST-CART-3', 'ST-CART-5'],
    ['two lines', emptied, clearing(2298.7), 'ST-CART-4', 'ST-CART-6'],
    ['emptied', added(books(1)), filled(948.35, books(1)), 'ST-CART-1', 'ST-CART-5'],
    ['emptied', emptied, nothing, 'ST-CART-4'],
    ['sold out', added(payroll(1)), filled(402, payroll(1)), 'ST-CART-1', 'ST-CART-5'],
  ],
});
