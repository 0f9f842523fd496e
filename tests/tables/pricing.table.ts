import { pricingMachine } from '@machines/pricing.machine';
import { defineTable, nothing } from './define-table';

/** What the pricing machine does in every state on every event. */
export const pricingTable = defineTable(pricingMachine, {
  start: { state: 'monthly' },
  situations: {
    monthly: { after: [], state: 'monthly' },
    yearly: { after: [{ type: 'yearly.selected' }], state: 'yearly' },
  },
  rows: [
    ['monthly', { type: 'monthly.selected' }, nothing, 'ST-PRICE'],
    ['monthly', { type: 'yearly.selected' }, { state: 'yearly' }, 'ST-PRICE'],
    ['yearly', { type: 'monthly.selected' }, { state: 'monthly' }, 'ST-PRICE', 'BIZ-1'],
    ['yearly', { type: 'yearly.selected' }, nothing, 'ST-PRICE'],
  ],
});
