import { pricingMachine } from '@machines/pricing.machine';
import { defineTable } from './define-table';

/** What the pricing machine does in every state on every event. */
export const pricingTable = defineTable(pricingMachine, {
  samples: { events: [{ type: 'monthly.selected' }, { type: 'yearly.selected' }] },
  start: { state: 'monthly' },
  situations: {
    monthly: { after: [], state: 'monthly' },
    yearly: { after: [{ type: 'yearly.selected' }], state: 'yearly' },
  },
  rows: [
    ['monthly', { type: 'yearly.selected' }, { state: 'yearly' }],
    ['yearly', { type: 'monthly.selected' }, { state: 'monthly' }],
  ],
});
