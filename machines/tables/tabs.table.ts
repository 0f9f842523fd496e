import { tabsMachine } from '@machines/tabs.machine';
import { defineTable, nothing } from './define-table';

const selected = (index: number) => ({ type: 'tab.selected' as const, index });
const at = (index: number) => ({ state: 'selected' as const, context: { index } });

/** What the tabs machine does in every state on every event. */
export const tabsTable = defineTable(tabsMachine, {
  samples: { events: [selected(1), selected(0)] },
  start: at(0),
  situations: {
    'at the description': { after: [], ...at(0) },
    'at the reviews': { after: [selected(1)], ...at(1) },
  },
  rows: [
    ['at the description', selected(0), nothing],
    ['at the description', selected(1), at(1)],
    ['at the reviews', selected(1), nothing],
    ['at the reviews', selected(0), at(0)],
  ],
});
