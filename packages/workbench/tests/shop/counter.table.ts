import { defineTable, nothing } from '../../src/judge/table';
import { counterMachine } from './counter.machine';

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
    ['not seen yet', seen, counting],
    ['not seen yet', reduced, done],
    ['not seen yet', over, nothing],
    ['counting', seen, nothing],
    ['counting', reduced, stopped],
    ['counting', over, stopped],
    ['done counting', seen, nothing],
    ['done counting', reduced, nothing],
    ['done counting', over, nothing],
    ['done at once', seen, nothing],
    ['done at once', reduced, nothing],
    ['done at once', over, nothing],
  ],
});
