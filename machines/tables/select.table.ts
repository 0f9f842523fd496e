import { selectMachine } from '@machines/select.machine';
import { defineTable } from './define-table';

const opened = { type: 'list.opened' as const };
const closed = { type: 'list.closed' as const };
const chosen = (value: string) => ({ type: 'option.chosen' as const, value });

const accounting = { value: 'Accounting Service' };
const tax = { value: 'Tax Service' };

/** What the select machine does in every state on every event. */
export const selectTable = defineTable(selectMachine, {
  input: accounting,
  samples: {
    events: [opened, closed, chosen('Tax Service'), chosen('Accounting Service')],
  },
  start: { state: 'closed', context: accounting },
  situations: {
    untouched: { after: [], state: 'closed', context: accounting },
    open: { after: [opened], state: 'open', context: accounting },
    'tax chosen': { after: [opened, chosen('Tax Service')], state: 'closed', context: tax },
    'open again': {
      after: [opened, chosen('Tax Service'), opened],
      state: 'open',
      context: tax,
    },
  },
  rows: [
    ['untouched', opened, { state: 'open', context: accounting }],
    ['open', closed, { state: 'closed', context: accounting }],
    ['open', chosen('Tax Service'), { state: 'closed', context: tax }],
    ['open', chosen('Accounting Service'), { state: 'closed', context: accounting }],
    ['tax chosen', opened, { state: 'open', context: tax }],
    ['open again', closed, { state: 'closed', context: tax }],
    ['open again', chosen('Accounting Service'), { state: 'closed', context: accounting }],
  ],
});
