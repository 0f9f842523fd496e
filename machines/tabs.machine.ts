import { setup } from 'xstate';

/** A product's two tabs: index 0 is the description, index 1 the reviews (ST-TABS). */
export const tabsMachine = setup({
  types: {
    events: {} as { type: 'description.selected' } | { type: 'reviews.selected' },
    meta: {} as { clauses: string[] },
  },
}).createMachine({
  id: 'tabs',
  description: 'Two tabs; the first is selected initially.',
  initial: 'description',
  states: {
    description: {
      description: 'Index 0: what the course covers is shown.',
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
      description: 'Index 1: the reviews, none so far, and a form for one are shown.',
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
