import { assign, setup } from 'xstate';

/**
 * Which of a product's tabs is selected, by its index. It has one state, but the specification lists it
 * (ST-TABS).
 */
export const tabsMachine = setup({
  types: {
    context: {} as { index: number },
    events: {} as { type: 'tab.selected'; index: number },
  },
  guards: {
    isOtherTab: ({ context, event }) => context.index !== event.index,
  },
  actions: {
    setIndex: assign({ index: ({ event }) => event.index }),
  },
}).createMachine({
  id: 'tabs',
  description: 'Tabs, one of which is selected: index 0, the description, or index 1, the reviews.',
  context: { index: 0 },
  initial: 'selected',
  states: {
    selected: {
      description: 'The panel of the tab at index is shown, initially the first. (ST-TABS, SHOP-2)',
      on: {
        'tab.selected': {
          guard: 'isOtherTab',
          actions: 'setIndex',
          description: 'Another tab was selected: its panel is shown instead. (ST-TABS, SHOP-2)',
        },
      },
    },
  },
});
