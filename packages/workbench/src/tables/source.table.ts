import { defineTable, nothing } from '../judge/table';
import { type LoadedTrace, type SourceName, sourceMachine } from '../machines/source.machine';

const loadedAs = (name: string): LoadedTrace => ({
  name,
  steps: [],
  actors: [],
  notice: '',
  toJSON: () => name,
});
const [one, two] = [loadedAs('one.json'), loadedAs('two.json')] as const;

const file = { type: 'file.chosen' as const, file: new File([], 'one.json') };
const read = (output: LoadedTrace) => ({ type: 'xstate.done.actor.readTrace' as const, output });
const refusal = { type: 'xstate.error.actor.readTrace' as const, error: new Error('No JSON.') };
const lost = { type: 'xstate.error.actor.readTrace' as const, error: 'lost' };
const source = (name: SourceName) => ({ type: 'source.chosen' as const, source: name });
const comparison = (compared: number) => ({ type: 'comparison.chosen' as const, compared });
const ended = { type: 'comparison.ended' as const };

const bare = { traces: [] as LoadedTrace[], shown: 0, compared: 0, problem: '' };
const both = { ...bare, traces: [one, two], shown: 1 };
type Shown = 'live' | 'itself' | 'loaded' | 'comparing' | 'comparingLive';
type Reading = 'idle' | 'reading' | 'refused';
const inState = (shown: Shown, reading: Reading, context: Partial<typeof bare> = {}) => ({
  state: { shown, file: reading },
  context: { ...bare, ...context },
});
const starting = { actions: ['start readTrace {"file":{}}'] };
const stopping = { actions: ['stop readTrace'] };
const load = [file, read(one), file, read(two)];
const problem = 'No JSON.';

/** Transition table of the trace source. */
export const sourceTable = defineTable(sourceMachine, {
  start: inState('live', 'idle'),
  situations: {
    live: { after: [], ...inState('live', 'idle') },
    itself: { after: [source('itself')], ...inState('itself', 'idle') },
    reading: { after: [file], ...inState('live', 'reading') },
    refused: { after: [file, refusal], ...inState('live', 'refused', { problem }) },
    loaded: { after: load, ...inState('loaded', 'idle', both) },
    comparing: { after: [...load, comparison(0)], ...inState('comparing', 'idle', both) },
    'live beside traces': { after: [...load, source('app')], ...inState('live', 'idle', both) },
    'comparing live': {
      after: [...load, source('app'), comparison(0)],
      ...inState('comparingLive', 'idle', both),
    },
    'reading beside a trace': {
      after: [...load, file],
      ...inState('loaded', 'reading', both),
    },
  },
  rows: [
    ['live', source('app'), inState('live', 'idle')],
    ['live', source('itself'), inState('itself', 'idle')],
    ['live', source(0), nothing],
    ['live', file, { ...inState('live', 'reading'), ...starting }],
    ['live', comparison(0), nothing],
    ['live', ended, nothing],
    ['live', read(one), nothing],
    ['live', refusal, nothing],
    ['itself', source('app'), inState('live', 'idle')],
    ['itself', source('itself'), inState('itself', 'idle')],
    ['itself', file, { ...inState('itself', 'reading'), ...starting }],
    ['itself', comparison(0), nothing],
    ['itself', ended, nothing],
    ['itself', read(one), nothing],
    ['itself', refusal, nothing],
    ['reading', source('itself'), inState('itself', 'reading')],
    ['reading', source('app'), inState('live', 'reading')],
    ['reading', file, nothing],
    ['reading', comparison(0), nothing],
    ['reading', ended, nothing],
    ['reading', read(one), { ...inState('loaded', 'idle', { traces: [one] }), ...stopping }],
    ['reading', refusal, { ...inState('live', 'refused', { problem }), ...stopping }],
    ['reading', lost, { ...inState('live', 'refused', { problem: 'lost' }), ...stopping }],
    ['refused', source('app'), inState('live', 'idle')],
    ['refused', source('itself'), inState('itself', 'idle')],
    ['refused', file, { ...inState('live', 'reading'), ...starting }],
    ['refused', comparison(0), nothing],
    ['refused', ended, nothing],
    ['refused', read(one), nothing],
    ['refused', refusal, nothing],
    ['loaded', source('app'), inState('live', 'idle', both)],
    ['loaded', source('itself'), inState('itself', 'idle', both)],
    ['loaded', source(0), inState('loaded', 'idle', { ...both, shown: 0 })],
    ['loaded', source(9), nothing],
    ['loaded', file, { ...inState('loaded', 'reading', both), ...starting }],
    ['loaded', comparison(0), inState('comparing', 'idle', both)],
    ['loaded', comparison(1), nothing],
    ['loaded', comparison(9), nothing],
    ['loaded', ended, nothing],
    ['loaded', read(one), nothing],
    ['loaded', refusal, nothing],
    ['comparing', source('app'), inState('live', 'idle', both)],
    ['comparing', source('itself'), inState('itself', 'idle', both)],
    ['comparing', source(1), inState('loaded', 'idle', both)],
    ['comparing', source(9), nothing],
    ['comparing', file, { ...inState('comparing', 'reading', both), ...starting }],
    ['comparing', comparison(0), inState('comparing', 'idle', both)],
    ['comparing', comparison(1), nothing],
    ['comparing', ended, inState('loaded', 'idle', both)],
    ['comparing', read(one), nothing],
    ['comparing', refusal, nothing],
    [
      'live beside traces',
      comparison(1),
      inState('comparingLive', 'idle', { ...both, compared: 1 }),
    ],
    ['live beside traces', comparison(9), nothing],
    ['comparing live', source('app'), inState('live', 'idle', both)],
    ['comparing live', source('itself'), inState('itself', 'idle', both)],
    ['comparing live', source(1), inState('loaded', 'idle', both)],
    ['comparing live', source(9), nothing],
    ['comparing live', file, { ...inState('comparingLive', 'reading', both), ...starting }],
    ['comparing live', comparison(1), inState('comparingLive', 'idle', { ...both, compared: 1 })],
    ['comparing live', comparison(9), nothing],
    ['comparing live', ended, inState('live', 'idle', both)],
    ['comparing live', read(one), nothing],
    ['comparing live', refusal, nothing],
    [
      'reading beside a trace',
      read(one),
      { ...inState('loaded', 'idle', { traces: [one, two, one], shown: 2 }), ...stopping },
    ],
    [
      'reading beside a trace',
      refusal,
      { ...inState('loaded', 'refused', { ...both, problem }), ...stopping },
    ],
  ],
});
