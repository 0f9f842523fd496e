import { defineTable, nothing } from '../judge/table';
import { type Restarted, restartMachine } from '../machines/restart.machine';

const request = (at: number) => ({
  type: 'restart.requested' as const,
  at,
  trace: 'live' as const,
});
const output: Restarted = { from: 'step 2', missing: ['cart 1'] };
const done = { type: 'xstate.done.actor.restart' as const, output };
const error = { type: 'xstate.error.actor.restart' as const, error: new Error('No such step.') };
const lost = { type: 'xstate.error.actor.restart' as const, error: 'lost' };

const bare = { from: '', missing: [] as readonly string[], problem: '' };
type State = 'idle' | 'restoring' | 'restored' | 'failed';
const inState = (state: State, context: Partial<typeof bare> = {}) => ({
  state,
  context: { ...bare, ...context },
});
const starting = (at: number) => ({ actions: [`start restart {"at":${at},"trace":"live"}`] });
const stopping = { actions: ['stop restart'] };
const problem = 'No such step.';

/** Transition table of the restart. */
export const restartTable = defineTable(restartMachine, {
  start: inState('idle'),
  situations: {
    idle: { after: [], ...inState('idle') },
    restoring: { after: [request(2)], ...inState('restoring') },
    restored: { after: [request(2), done], ...inState('restored', output) },
    failed: { after: [request(2), error], ...inState('failed', { problem }) },
    'restoring again': { after: [request(2), done, request(3)], ...inState('restoring', output) },
  },
  rows: [
    ['idle', request(2), { ...inState('restoring'), ...starting(2) }],
    ['idle', done, nothing],
    ['idle', error, nothing],
    ['restoring', request(3), nothing],
    ['restoring', done, { ...inState('restored', output), ...stopping }],
    ['restoring', error, { ...inState('failed', { problem }), ...stopping }],
    ['restoring', lost, { ...inState('failed', { problem: 'lost' }), ...stopping }],
    ['restored', request(3), { ...inState('restoring', output), ...starting(3) }],
    ['restored', done, nothing],
    ['restored', error, nothing],
    ['failed', request(3), { ...inState('restoring', { problem }), ...starting(3) }],
    ['failed', done, nothing],
    ['failed', error, nothing],
    ['restoring again', done, { ...inState('restored', output), ...stopping }],
  ],
});
