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
type Shown = 'live' | 'itself' | 'loaded' | 'comparing';
type Reading = 'idle' | 'reading' | 'refused';
const stands = (shown: Shown, reading: Reading, context: Partial<typeof bare> = {}) => ({
  state: { shown, file: reading },
  context: { ...bare, ...context },
});
const starting = { actions: ['start readTrace {"file":{}}'] };
const stopping = { actions: ['stop readTrace'] };
const load = [file, read(one), file, read(two)];
const problem = 'No JSON.';

/** Transition table of the trace source. */
export const sourceTable = defineTable(sourceMachine, {
  start: stands('live', 'idle'),
  situations: {
    live: { after: [], ...stands('live', 'idle') },
    itself: { after: [source('itself')], ...stands('itself', 'idle') },
    reading: { after: [file], ...stands('live', 'reading') },
    refused: { after: [file, refusal], ...stands('live', 'refused', { problem }) },
    loaded: { after: load, ...stands('loaded', 'idle', both) },
    comparing: { after: [...load, comparison(0)], ...stands('comparing', 'idle', both) },
    'reading beside a trace': {
      after: [...load, file],
      ...stands('loaded', 'reading', both),
    },
  },
  rows: [
    ['live', source('app'), stands('live', 'idle')],
    ['live', source('itself'), stands('itself', 'idle')],
    ['live', source(0), nothing],
    ['live', file, { ...stands('live', 'reading'), ...starting }],
    ['live', comparison(0), nothing],
    ['live', ended, nothing],
    ['live', read(one), nothing],
    ['live', refusal, nothing],
    ['itself', source('app'), stands('live', 'idle')],
    ['itself', source('itself'), stands('itself', 'idle')],
    ['itself', file, { ...stands('itself', 'reading'), ...starting }],
    ['itself', comparison(0), nothing],
    ['itself', ended, nothing],
    ['itself', read(one), nothing],
    ['itself', refusal, nothing],
    ['reading', source('itself'), stands('itself', 'reading')],
    ['reading', source('app'), stands('live', 'reading')],
    ['reading', file, nothing],
    ['reading', comparison(0), nothing],
    ['reading', ended, nothing],
    ['reading', read(one), { ...stands('loaded', 'idle', { traces: [one] }), ...stopping }],
    ['reading', refusal, { ...stands('live', 'refused', { problem }), ...stopping }],
    ['reading', lost, { ...stands('live', 'refused', { problem: 'lost' }), ...stopping }],
    ['refused', source('app'), stands('live', 'idle')],
    ['refused', source('itself'), stands('itself', 'idle')],
    ['refused', file, { ...stands('live', 'reading'), ...starting }],
    ['refused', comparison(0), nothing],
    ['refused', ended, nothing],
    ['refused', read(one), nothing],
    ['refused', refusal, nothing],
    ['loaded', source('app'), stands('live', 'idle', both)],
    ['loaded', source('itself'), stands('itself', 'idle', both)],
    ['loaded', source(0), stands('loaded', 'idle', { ...both, shown: 0 })],
    ['loaded', source(9), nothing],
    ['loaded', file, { ...stands('loaded', 'reading', both), ...starting }],
    ['loaded', comparison(0), stands('comparing', 'idle', both)],
    ['loaded', comparison(1), nothing],
    ['loaded', comparison(9), nothing],
    ['loaded', ended, nothing],
    ['loaded', read(one), nothing],
    ['loaded', refusal, nothing],
    ['comparing', source('app'), stands('live', 'idle', both)],
    ['comparing', source('itself'), stands('itself', 'idle', both)],
    ['comparing', source(1), stands('loaded', 'idle', both)],
    ['comparing', source(9), nothing],
    ['comparing', file, { ...stands('comparing', 'reading', both), ...starting }],
    ['comparing', comparison(0), stands('comparing', 'idle', both)],
    ['comparing', comparison(1), nothing],
    ['comparing', ended, stands('loaded', 'idle', both)],
    ['comparing', read(one), nothing],
    ['comparing', refusal, nothing],
    [
      'reading beside a trace',
      read(one),
      { ...stands('loaded', 'idle', { traces: [one, two, one], shown: 2 }), ...stopping },
    ],
    [
      'reading beside a trace',
      refusal,
      { ...stands('loaded', 'refused', { ...both, problem }), ...stopping },
    ],
  ],
});
