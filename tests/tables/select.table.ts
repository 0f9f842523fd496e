import { selectMachine } from '@machines/select.machine';
import { defineTable, nothing } from './define-table';

const toggled = { type: 'list.toggled' as const };
const chosen = (value: string) => ({ type: 'option.chosen' as const, value });

const accounting = { value: 'Accounting Service' };
const tax = { value: 'Tax Service' };

/** What the select machine does in every state at every event. */
export const selectTable = defineTable(selectMachine, {
  input: accounting,
  start: { state: 'closed', context: accounting },
  situations: {
    untouched: { after: [], state: 'closed', context: accounting },
    open: { after: [toggled], state: 'open', context: accounting },
    'tax chosen': { after: [toggled, chosen('Tax Service')], state: 'closed', context: tax },
    'open again': {
      after: [toggled, chosen('Tax Service'), toggled],
      state: 'open',
      context: tax,
    },
  },
  rows: [
    ['untouched', toggled, { state: 'open', context: accounting }, 'ST-INTEREST', 'ST-SELECT'],
    ['untouched', chosen('Tax Service'), nothing, 'ST-INTEREST', 'ST-SELECT'],
    ['open', toggled, { state: 'closed', context: accounting }, 'ST-INTEREST', 'ST-SELECT'],
    ['open', chosen('Tax Service'), { state: 'closed', context: tax }, 'ST-INTEREST', 'ST-SELECT'],
    [
      'open',
      chosen('Accounting Service'),
      { state: 'closed', context: accounting },
      'ST-INTEREST',
      'ST-SELECT',
    ],
    ['tax chosen', toggled, { state: 'open', context: tax }, 'ST-INTEREST', 'ST-SELECT'],
    ['tax chosen', chosen('Payroll Service'), nothing, 'ST-INTEREST', 'ST-SELECT'],
    ['open again', toggled, { state: 'closed', context: tax }, 'ST-INTEREST', 'ST-SELECT'],
    [
      'open again',
      chosen('Accounting Service'),
      { state: 'closed', context: accounting },
      'ST-INTEREST',
      'ST-SELECT',
    ],
  ],
});
