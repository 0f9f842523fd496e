import { setup } from 'xstate';

/** The billing period of the plans' prices (ST-PRICE). */
export const pricingMachine = setup({
  types: {
    events: {} as { type: 'monthly.selected' } | { type: 'yearly.selected' },
  },
}).createMachine({
  id: 'pricing',
  description: 'A switch between two billing periods. The label reads "- monthly" in both.',
  initial: 'monthly',
  states: {
    monthly: {
      description: 'Plans show their monthly price. (ST-PRICE, BIZ-1)',
      on: {
        'yearly.selected': {
          target: 'yearly',
          description: 'Prices become the monthly price × 12. (ST-PRICE)',
        },
      },
    },
    yearly: {
      description: 'Plans show twelve times their monthly price. (ST-PRICE)',
      on: {
        'monthly.selected': {
          target: 'monthly',
          description: 'Prices become the monthly price again. (ST-PRICE, BIZ-1)',
        },
      },
    },
  },
});
