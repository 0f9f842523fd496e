import { defineTable } from '../../src/judge/table';
import { faqMachine } from './faq.machine';

const toggled = (index: number) => ({ type: 'item.toggled' as const, index });

/** What the faq machine does in every state on every event. */
export const faqTable = defineTable(faqMachine, {
  start: { state: 'open', context: { openIndex: 0 } },
  situations: {
    'the first open': { after: [], state: 'open', context: { openIndex: 0 } },
    'another open': { after: [toggled(3)], state: 'open', context: { openIndex: 3 } },
    'all closed': { after: [toggled(0)], state: 'closed', context: { openIndex: 0 } },
  },
  rows: [
    ['the first open', toggled(0), { state: 'closed', context: { openIndex: 0 } }],
    ['the first open', toggled(4), { state: 'open', context: { openIndex: 4 } }],
    ['another open', toggled(3), { state: 'closed', context: { openIndex: 3 } }],
    ['another open', toggled(0), { state: 'open', context: { openIndex: 0 } }],
    ['all closed', toggled(0), { state: 'open', context: { openIndex: 0 } }],
    ['all closed', toggled(2), { state: 'open', context: { openIndex: 2 } }],
  ],
});
