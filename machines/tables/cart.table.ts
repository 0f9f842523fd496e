import { cartMachine } from '@machines/cart.machine';
import { defineTable, nothing } from './define-table';

const payroll = (qty: number) => ({ id: 'payroll', name: 'Payroll', price: 402, qty });
const books = (qty: number) => ({ id: 'books', name: 'Books', price: 948.35, qty });
const courses = [
  { id: 'product-5', name: 'Multistate Payroll', price: 780, qty: 1 },
  { id: 'product-2', name: 'Bookkeeping for Owners', price: 468, qty: 1 },
];
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
const undone = { type: 'removal.undone' as const };
const settled = { type: 'removal.settled' as const };

const cart = (itemPrice: number, ...cartItems: Item[]) => ({
  cartItems,
  itemPrice,
  shippingPrice: 50,
  taxPrice: 0,
  totalPrice: 0,
  vat: 0,
  removal: { items: [] as Item[], index: 0 },
});
const empty = (itemPrice: number) => ({ state: 'empty' as const, context: cart(itemPrice) });
const filled = (itemPrice: number, ...items: Item[]) => ({
  state: 'filled' as const,
  context: cart(itemPrice, ...items),
});

type Outcome = ReturnType<typeof empty> | ReturnType<typeof filled>;
/** With lines to give back, the first of which stood at `index`. */
const undoable = <O extends Outcome>(outcome: O, index: number, ...items: Item[]): O => ({
  ...outcome,
  context: { ...outcome.context, removal: { items, index } },
});
const removing = (outcome: Outcome, index: number, ...items: Item[]) => ({
  ...undoable(outcome, index, ...items),
  actions: [`emit lines.removed {"index":${index}}`, 'announceRemoval'],
});
const restoring = (index: number, outcome: Outcome) => ({
  ...outcome,
  actions: [`emit lines.restored {"index":${index}}`],
});

const gift = { ...payroll(1), price: 0 };
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
  samples: {
    events: [
      ...courses.map(added),
      decremented('product-5'),
      typed('product-5', 2),
      removed('product-5'),
      removed('product-2'),
      emptied,
      undone,
      settled,
    ],
  },
  start: empty(0),
  situations: {
    new: { after: [], ...empty(0) },
    'one unit': { after: [added(payroll(1))], ...filled(402, payroll(1)) },
    'three units': { after: [added(payroll(3))], ...filled(1206, payroll(3)) },
    'two lines': {
      after: [added(payroll(1)), added(books(2))],
      ...filled(2298.7, payroll(1), books(2)),
    },
    emptied: {
      after: [added(payroll(1)), added(books(2)), emptied],
      ...undoable(empty(2298.7), 0, payroll(1), books(2)),
    },
    'sold out': {
      after: [added(payroll(1)), removed('payroll')],
      ...undoable(empty(0), 0, payroll(1)),
    },
    'first removed': {
      after: [added(payroll(1)), added(books(2)), removed('payroll')],
      ...undoable(filled(1896.7, books(2)), 0, payroll(1)),
    },
    'last removed': {
      after: [added(payroll(1)), added(books(2)), removed('books')],
      ...undoable(filled(402, payroll(1)), 1, books(2)),
    },
    'added again after a removal': {
      after: [added(payroll(1)), added(books(2)), removed('payroll'), added(payroll(3))],
      ...undoable(filled(3102.7, books(2), payroll(3)), 0, payroll(1)),
    },
    'filled again after emptying': {
      after: [added(payroll(1)), emptied, added(books(1))],
      ...undoable(filled(948.35, books(1)), 0, payroll(1)),
    },
  },
  rows: [
    ['new', added(payroll(1)), filled(402, payroll(1))],
    ['new', added(payroll(7)), filled(2814, payroll(7))],
    ['new', added(gift), filled(0, gift)],
    ...unsound.map((item) => ['new', added(item), nothing] as const),
    ['new', undone, nothing],
    ['new', settled, nothing],
    ['one unit', added(payroll(2)), filled(1206, payroll(3))],
    ['one unit', added(books(1)), filled(1350.35, payroll(1), books(1))],
    ...unsound.map((item) => ['one unit', added(item), nothing] as const),
    ['one unit', decremented('payroll'), removing(empty(0), 0, payroll(1))],
    ['one unit', decremented('books'), nothing],
    ['one unit', typed('payroll', 4), filled(1608, payroll(4))],
    ['one unit', typed('payroll', 1), nothing],
    ['one unit', typed('payroll', 0), nothing],
    ['one unit', typed('payroll', 1.5), nothing],
    ['one unit', typed('payroll', Number.NaN), nothing],
    ['one unit', typed('books', 4), nothing],
    ['one unit', removed('payroll'), removing(empty(0), 0, payroll(1))],
    ['one unit', removed('books'), nothing],
    ['one unit', emptied, removing(empty(402), 0, payroll(1))],
    ['one unit', undone, nothing],
    ['one unit', settled, nothing],
    ['three units', decremented('payroll'), filled(804, payroll(2))],
    ['three units', typed('payroll', 2), filled(804, payroll(2))],
    ['three units', removed('payroll'), removing(empty(0), 0, payroll(3))],
    ['two lines', decremented('payroll'), removing(filled(1896.7, books(2)), 0, payroll(1))],
    ['two lines', decremented('books'), filled(1350.35, payroll(1), books(1))],
    ['two lines', removed('books'), removing(filled(402, payroll(1)), 1, books(2))],
    ['two lines', emptied, removing(empty(2298.7), 0, payroll(1), books(2))],
    ['emptied', added(books(1)), undoable(filled(948.35, books(1)), 0, payroll(1), books(2))],
    ['emptied', undone, restoring(0, filled(2298.7, payroll(1), books(2)))],
    ['emptied', settled, empty(2298.7)],
    ['sold out', added(payroll(1)), undoable(filled(402, payroll(1)), 0, payroll(1))],
    ['sold out', undone, restoring(0, filled(402, payroll(1)))],
    ['sold out', settled, empty(0)],
    ['first removed', undone, restoring(0, filled(2298.7, payroll(1), books(2)))],
    ['first removed', settled, filled(1896.7, books(2))],
    ['first removed', typed('books', 1), undoable(filled(948.35, books(1)), 0, payroll(1))],
    ['first removed', removed('books'), removing(empty(0), 0, books(2))],
    ['last removed', undone, restoring(1, filled(2298.7, payroll(1), books(2)))],
    ['added again after a removal', undone, restoring(0, filled(3504.7, payroll(4), books(2)))],
    ['filled again after emptying', undone, restoring(0, filled(1350.35, payroll(1), books(1)))],
  ],
});
