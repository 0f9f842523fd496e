import { tabsMachine } from '@machines/tabs.machine';
import { defineTable, nothing } from './define-table';

const description = { type: 'description.selected' as const };
const reviews = { type: 'reviews.selected' as const };

/** What the tabs machine does in every state on every event. */
export const tabsTable = defineTable(tabsMachine, {
  start: { state: 'description' },
  situations: {
    untouched: { after: [], state: 'description' },
    'at the reviews': { after: [reviews], state: 'reviews' },
  },
  rows: [
    ['untouched', description, nothing, 'ST-TABS'],
    ['untouched', reviews, { state: 'reviews' }, 'ST-TABS'],
    ['at the reviews', reviews, nothing, 'ST-TABS'],
    ['at the reviews', description, { state: 'description' }, 'ST-TABS'],
  ],
});
