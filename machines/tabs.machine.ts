import { setup } from 'xstate';

/** The two tabs of a product: index 0 the description, index 1 its reviews (ST-TABS). */
export const tabsMachine = setup({
  types: {
    events: {} as { type: 'description.selected' } | { type: 'reviews.selected' },
    meta: {} as { clauses: string[] },
  },
}).createMachine({
  id: 'tabs',
  description: 'Two tabs, of which the first is selected at first.',
  initial: 'description',
  states: {
    description: {
      description: 'Index 0: what the course covers.',
      meta: { clauses: ['ST-TABS', 'SHOP-2'] },
      on: {
        'reviews.selected': {
          target: 'reviews',
          description: 'The second tab was selected.',
          meta: { clauses: ['ST-TABS'] },
        },
      },
    },
    reviews: {
      description: 'Index 1: no reviews yet, and the form for one.',
      meta: { clauses: ['ST-TABS', 'SHOP-2'] },
      on: {
        'description.selected': {
          target: 'description',
          description: 'The first tab was selected.',
          meta: { clauses: ['ST-TABS'] },
        },
      },
    },
  },
});
