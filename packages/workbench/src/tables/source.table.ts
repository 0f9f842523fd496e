import { defineTable, nothing } from '../judge/table';
import { type SourceName, sourceMachine } from '../machines/source.machine';
import type { LoadedTrace } from '../recorder/read-trace';

const loadedAs = (name: string): LoadedTrace => ({
  name,
  steps: [],
  actors: [],
  messages: [],
  notice: '',
  toJSON: () => ({ name }),
});
const [one, two] = [loadedAs('one.json'), loadedAs('two.json')] as const;

const file = { type: 'file.chosen' as const, file: new File([], 'one.json') };
const read = (output: LoadedTrace) => ({ type: 'xstate.done.actor.readTrace' as const, output });
const refusal = { type: 'xstate.error.actor.readTrace' as const, error: new Error('No JSON.') };
const lost = { type: 'xstate.error.actor.readTrace' as const, error: 'lost' };
const source = (name: SourceName) => ({ type: 'source.chosen' as const, source: name });
const comparison = (compared: number) => ({ type: 'comparison.chosen' as const, compared });
const ended = { type: 'comparison.ended' as const };

const bare = { traces: [] as LoadedTrace[], shown: 0, compared: 0, awaited: '', problem: '' };
const both = { ...bare, traces: [one, two], shown: 1 };
type Shown = 'live' | 'awaiting' | 'itself' | 'loaded';
type Reading = 'idle' | 'reading' | 'refused';
const inState = (shown: Shown, reading: Reading, context: Partial<typeof bare> = {}) => ({
  state: { shown, comparison: 'off' as const, file: reading },
  context: { ...bare, ...context },
});
const comparing = (shown: Shown, reading: Reading, context: Partial<typeof bare> = {}) => ({
  state: { shown, comparison: 'on' as const, file: reading },
  context: { ...both, ...context },
});
const starting = { actions: ['start readTrace {"file":{}}'] };
const stopping = { actions: ['stop readTrace'] };
const load = [file, read(one), file, read(two)];
const problem = 'No JSON.';
const awaited = 'one.json';

/** Transition table of the trace source. */
export const sourceTable = defineTable(sourceMachine, {
  start: inState('live', 'idle'),
  situations: {
    live: { after: [], ...inState('live', 'idle') },
    itself: { after: [source('itself')], ...inState('itself', 'idle') },
    awaiting: { after: [source('one.json')], ...inState('awaiting', 'idle', { awaited }) },
    reading: { after: [file], ...inState('live', 'reading') },
    refused: { after: [file, refusal], ...inState('live', 'refused', { problem }) },
    loaded: { after: load, ...inState('loaded', 'idle', both) },
    comparing: { after: [...load, comparison(0)], ...comparing('loaded', 'idle') },
    'live beside traces': { after: [...load, source('app')], ...inState('live', 'idle', both) },
    'comparing and reading': {
      after: [...load, comparison(0), file],
      ...comparing('loaded', 'reading'),
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
    ['live', source('one.json'), inState('awaiting', 'idle', { awaited })],
    ['live', file, { ...inState('live', 'reading'), ...starting }],
    ['live', comparison(0), nothing],
    ['live', ended, nothing],
    ['live', read(one), nothing],
    ['live', refusal, nothing],
    ['itself', source('app'), inState('live', 'idle')],
    ['itself', source('itself'), inState('itself', 'idle')],
    ['itself', source('one.json'), inState('awaiting', 'idle', { awaited })],
    ['itself', file, { ...inState('itself', 'reading'), ...starting }],
    ['itself', comparison(0), nothing],
    ['itself', ended, nothing],
    ['itself', read(one), nothing],
    ['itself', refusal, nothing],
    ['awaiting', source('app'), inState('live', 'idle', { awaited })],
    ['awaiting', source('itself'), inState('itself', 'idle', { awaited })],
    ['awaiting', source(0), nothing],
    ['awaiting', source('two.json'), inState('awaiting', 'idle', { awaited: 'two.json' })],
    ['awaiting', file, { ...inState('awaiting', 'reading', { awaited }), ...starting }],
    ['awaiting', comparison(0), nothing],
    ['awaiting', ended, nothing],
    ['awaiting', read(one), nothing],
    ['awaiting', refusal, nothing],
    ['reading', source('itself'), inState('itself', 'reading')],
    ['reading', source('app'), inState('live', 'reading')],
    ['reading', source('one.json'), inState('awaiting', 'reading', { awaited })],
    ['reading', file, nothing],
    ['reading', comparison(0), nothing],
    ['reading', ended, nothing],
    ['reading', read(one), { ...inState('loaded', 'idle', { traces: [one] }), ...stopping }],
    ['reading', refusal, { ...inState('live', 'refused', { problem }), ...stopping }],
    ['reading', lost, { ...inState('live', 'refused', { problem: 'lost' }), ...stopping }],
    ['refused', source('app'), inState('live', 'idle')],
    ['refused', source('itself'), inState('itself', 'idle')],
    ['refused', source('one.json'), inState('awaiting', 'idle', { awaited })],
    ['refused', file, { ...inState('live', 'reading'), ...starting }],
    ['refused', comparison(0), nothing],
    ['refused', ended, nothing],
    ['refused', read(one), nothing],
    ['refused', refusal, nothing],
    ['loaded', source('app'), inState('live', 'idle', both)],
    ['loaded', source('itself'), inState('itself', 'idle', both)],
    ['loaded', source(0), inState('loaded', 'idle', { ...both, shown: 0 })],
    ['loaded', source(9), nothing],
    ['loaded', source('one.json'), inState('loaded', 'idle', { ...both, shown: 0 })],
    ['loaded', source('no.json'), inState('awaiting', 'idle', { ...both, awaited: 'no.json' })],
    ['loaded', file, { ...inState('loaded', 'reading', both), ...starting }],
    ['loaded', comparison(0), comparing('loaded', 'idle')],
    ['loaded', comparison(9), nothing],
    ['loaded', ended, nothing],
    ['loaded', read(one), nothing],
    ['loaded', refusal, nothing],
    ['comparing', source('app'), inState('live', 'idle', both)],
    ['comparing', source('itself'), inState('itself', 'idle', both)],
    ['comparing', source(1), inState('loaded', 'idle', both)],
    ['comparing', source(9), inState('loaded', 'idle', both)],
    ['comparing', source('two.json'), inState('loaded', 'idle', both)],
    ['comparing', file, { ...comparing('loaded', 'reading'), ...starting }],
    ['comparing', comparison(1), comparing('loaded', 'idle', { compared: 1 })],
    ['comparing', comparison(9), nothing],
    ['comparing', ended, inState('loaded', 'idle', both)],
    ['comparing', read(one), nothing],
    ['comparing', refusal, nothing],
    [
      'comparing and reading',
      read(one),
      { ...inState('loaded', 'idle', { traces: [one, two, one], shown: 2 }), ...stopping },
    ],
    [
      'comparing and reading',
      refusal,
      { ...comparing('loaded', 'refused', { problem }), ...stopping },
    ],
    ['live beside traces', comparison(1), comparing('live', 'idle', { compared: 1 })],
    ['live beside traces', comparison(9), nothing],
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
