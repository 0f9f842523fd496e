import { counterMachine } from '@machines/counter.machine';
import { defineTable } from './define-table';

const seen = { type: 'view.entered' as const };
const reduced = { type: 'motion.reduced' as const };
const over = { type: 'xstate.after.duration.counter.counting' as const };

const counting = {
  state: 'counting' as const,
  actions: [
    'stop view',
    'stop motion',
    'wait 2500 ms',
    'start drawing {"duration":2500}',
    'start motion',
  ],
};
const done = { state: 'done' as const };
const stopped = { ...done, actions: ['stop waiting', 'stop drawing', 'stop motion'] };
const skipped = { ...done, actions: ['stop view', 'stop motion'] };

/** What the counter machine does in every state on every event. */
export const counterTable = defineTable(counterMachine, {
  samples: { events: [seen, reduced, over] },
  start: { state: 'waiting', actions: ['start view', 'start motion'] },
  situations: {
    'not seen yet': { after: [], state: 'waiting' },
    counting: { after: [seen], state: 'counting' },
    'done counting': { after: [seen, over], ...done },
    'done at once': { after: [reduced], ...done },
  },
  rows: [
    ['not seen yet', seen, counting],
    ['not seen yet', reduced, skipped],
    ['counting', reduced, stopped],
    ['counting', over, stopped],
  ],
});
