import { pricingMachine } from '@machines/pricing.machine';
import { nothing, testTransitions } from '../support/transition-table';

testTransitions(pricingMachine, {
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
