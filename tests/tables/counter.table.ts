import { counterMachine } from '@machines/counter.machine';
import { defineTable, nothing } from './define-table';

const seen = { type: 'view.entered' as const };
const reduced = { type: 'motion.reduced' as const };
const drawnAt = (elapsed: number) => ({ type: 'frame.drawn' as const, elapsed });

const waiting = { state: 'waiting' as const, context: { progress: 1 } };
const counting = (progress: number) => ({ state: 'counting' as const, context: { progress } });
const finished = { state: 'finished' as const, context: { progress: 1 } };
const finishing = { ...finished, actions: ['stop frames'] };

/** What the counter machine does in every state at every event. */
export const counterTable = defineTable(counterMachine, {
  start: waiting,
  situations: {
    'not seen yet': { after: [], ...waiting },
    'just seen': { after: [seen], ...counting(0) },
    'half way': { after: [seen, drawnAt(1250)], ...counting(0.5) },
    'finished counting': { after: [seen, drawnAt(2500)], ...finished },
    'finished at once': { after: [reduced], ...finished },
  },
  rows: [
    ['not seen yet', seen, { ...counting(0), actions: ['start frames'] }, 'BIZ-5'],
    ['not seen yet', reduced, finished, 'BIZ-5', 'BIZ-8'],
    ['not seen yet', drawnAt(1000), nothing, 'BIZ-5'],
    ['just seen', seen, nothing, 'BIZ-5'],
    ['just seen', reduced, finishing, 'BIZ-5', 'BIZ-8'],
    ['just seen', drawnAt(0), nothing, 'BIZ-5'],
    ['just seen', drawnAt(-16), nothing, 'BIZ-5'],
    ['just seen', drawnAt(1000), counting(0.4), 'BIZ-5'],
    ['just seen', drawnAt(2499), counting(0.9996), 'BIZ-5'],
    ['just seen', drawnAt(2500), finishing, 'BIZ-5'],
    ['just seen', drawnAt(2501), finishing, 'BIZ-5'],
    ['just seen', drawnAt(Number.MAX_VALUE), finishing, 'BIZ-5'],
    ['half way', drawnAt(2000), counting(0.8), 'BIZ-5'],
    ['half way', seen, nothing, 'BIZ-5'],
    ['half way', reduced, finishing, 'BIZ-5', 'BIZ-8'],
    ['finished counting', seen, nothing, 'BIZ-5'],
    ['finished counting', reduced, nothing, 'BIZ-5'],
    ['finished counting', drawnAt(10), nothing, 'BIZ-5'],
    ['finished at once', seen, nothing, 'BIZ-5', 'BIZ-8'],
    ['finished at once', reduced, nothing, 'BIZ-5', 'BIZ-8'],
    ['finished at once', drawnAt(10), nothing, 'BIZ-5', 'BIZ-8'],
  ],
});
