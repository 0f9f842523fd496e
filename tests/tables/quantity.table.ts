import { quantityMachine } from '@machines/quantity.machine';
import { defineTable, nothing } from './define-table';

const up = { type: 'quantity.incremented' as const };
const down = { type: 'quantity.decremented' as const };
const typed = (quantity: number) => ({ type: 'quantity.typed' as const, quantity });
const chosen = (quantity: number) => ({ state: 'chosen' as const, context: { quantity } });

/** What the quantity machine does in every state on every event. */
export const quantityTable = defineTable(quantityMachine, {
  start: chosen(1),
  situations: {
    one: { after: [], ...chosen(1) },
    maximum: { after: [typed(9999)], ...chosen(9999) },
    three: { after: [up, up], ...chosen(3) },
  },
  rows: [
    ['one', up, chosen(2), 'ST-QTY'],
    ['one', down, nothing, 'ST-QTY'],
    ['one', typed(12), chosen(12), 'ST-QTY'],
    ['one', typed(0), nothing, 'ST-QTY'],
    ['one', typed(-3), nothing, 'ST-QTY'],
    ['one', typed(1.5), nothing, 'ST-QTY'],
    ['one', typed(Number.NaN), nothing, 'ST-QTY'],
    ['one', typed(9999), chosen(9999), 'ST-QTY'],
    ['one', typed(10_000), nothing, 'ST-QTY'],
    ['one', typed(Number.POSITIVE_INFINITY), nothing, 'ST-QTY'],
    ['maximum', up, nothing, 'ST-QTY'],
    ['maximum', down, chosen(9998), 'ST-QTY'],
    ['three', up, chosen(4), 'ST-QTY'],
    ['three', down, chosen(2), 'ST-QTY'],
    ['three', typed(1), chosen(1), 'ST-QTY'],
  ],
});
