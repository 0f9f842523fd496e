import { defineTable, nothing } from '../judge/table';
import { chartToolsMachine } from '../machines/chart-tools.machine';

const toggled = { type: 'tools.toggled' as const };
const typed = (query: string) => ({ type: 'query.typed' as const, query });
const marked = { type: 'option.marked' as const, at: 1 };
const chosen = { type: 'option.chosen' as const };
const dismissed = { type: 'list.dismissed' as const };

const none = { query: '', at: 0 };
const closed = { state: 'closed' as const, context: none };
const idle = (query = '') => ({ state: { open: 'idle' as const }, context: { ...none, query } });
const listing = (query: string, at = 0) => ({
  state: { open: 'listing' as const },
  context: { query, at },
});

/** Transition table of the chart's tools. */
export const chartToolsTable = defineTable(chartToolsMachine, {
  start: closed,
  situations: {
    closed: { after: [], ...closed },
    idle: { after: [toggled], ...idle() },
    listing: { after: [toggled, typed('a')], ...listing('a') },
    dismissed: { after: [toggled, typed('a'), dismissed], ...idle('a') },
  },
  rows: [
    ['closed', toggled, idle()],
    ['closed', typed('a'), nothing],
    ['closed', marked, nothing],
    ['closed', chosen, nothing],
    ['closed', dismissed, nothing],
    ['idle', toggled, closed],
    ['idle', typed('a'), listing('a')],
    ['idle', typed(' '), idle(' ')],
    ['idle', marked, nothing],
    ['idle', chosen, nothing],
    ['idle', dismissed, nothing],
    ['listing', toggled, closed],
    ['listing', typed('ab'), listing('ab')],
    ['listing', typed(''), idle()],
    ['listing', marked, listing('a', 1)],
    ['listing', chosen, idle()],
    ['listing', dismissed, idle('a')],
    ['dismissed', typed('ab'), listing('ab')],
    ['dismissed', toggled, closed],
  ],
});
