import { quantityMachine } from '@machines/quantity.machine';
import { defineTable, nothing } from './define-table';

const up = { type: 'quantity.incremented' as const };
const down = { type: 'quantity.decremented' as const };
const typed = (quantity: number) => ({ type: 'quantity.typed' as const, quantity });
const chosen = (quantity: number) => ({ state: 'chosen' as const, context: { quantity } });

/** What the quantity machine does in every state on every event. */
export const quantityTable = defineTable(quantityMachine, {
  samples: {
    events: [up, down, typed(3), typed(2)],
  },
  start: chosen(1),
  situations: {
    one: { after: [], ...chosen(1) },
    maximum: { after: [typed(9999)], ...chosen(9999) },
    three: { after: [up, up], ...chosen(3) },
  },
  rows: [
    ['one', up, chosen(2)],
    ['one', down, nothing],
    ['one', typed(12), chosen(12)],
    ['one', typed(0), nothing],
    ['one', typed(-3), nothing],
    ['one', typed(1.5), nothing],
    ['one', typed(Number.NaN), nothing],
    ['one', typed(9999), chosen(9999)],
    ['one', typed(10_000), nothing],
    ['one', typed(Number.POSITIVE_INFINITY), nothing],
    ['maximum', up, nothing],
    ['maximum', down, chosen(9998)],
    ['three', up, chosen(4)],
    ['three', down, chosen(2)],
    ['three', typed(1), chosen(1)],
  ],
});
