import { counterMachine } from '@machines/counter.machine';
import { defineTable, nothing } from './define-table';

const seen = { type: 'view.entered' as const };
const reduced = { type: 'motion.reduced' as const };
const over = { type: 'xstate.after.duration.counter.counting' as const };

const counting = {
  state: 'counting' as const,
  actions: ['wait 2500 ms', 'start drawing {"duration":2500}'],
};
const done = { state: 'done' as const };
const stopped = { ...done, actions: ['stop waiting', 'stop drawing'] };

/** What the counter machine does in every state on every event. */
export const counterTable = defineTable(counterMachine, {
  start: { state: 'waiting' },
  situations: {
    'not seen yet': { after: [], state: 'waiting' },
    counting: { after: [seen], state: 'counting' },
    'done counting': { after: [seen, over], ...done },
    'done at once': { after: [reduced], ...done },
  },
  rows: [
    ['not seen yet', seen, counting, 'BIZ-5'],
    ['not seen yet', reduced, done, 'BIZ-5', 'BIZ-8'],
    ['not seen yet', over, nothing, 'BIZ-5'],
    ['counting', seen, nothing, 'BIZ-5'],
    ['counting', reduced, stopped, 'BIZ-5', 'BIZ-8'],
    ['counting', over, stopped, 'BIZ-5'],
    ['done counting', seen, nothing, 'BIZ-5'],
    ['done counting', reduced, nothing, 'BIZ-5'],
    ['done counting', over, nothing, 'BIZ-5'],
    ['done at once', seen, nothing, 'BIZ-5', 'BIZ-8'],
    ['done at once', reduced, nothing, 'BIZ-5', 'BIZ-8'],
    ['done at once', over, nothing, 'BIZ-5', 'BIZ-8'],
  ],
});
