import { judgeTrace } from '@workbench/judge/judge';
import { type Sending, sequenceOf } from '@workbench/judge/sequence';
import { foldRuns, isSameSending } from '@workbench/panels/fold-repeats';
import { lanesOf } from '@workbench/panels/lanes';
import { expect, it } from 'vitest';
import { createActor, createMachine, fromCallback, sendParent, sendTo } from 'xstate';
import { recordActors } from '../../packages/workbench/tests/record-actors';

const order = createMachine({
  id: 'order',
  on: { asked: { actions: sendParent({ type: 'answered' }) } },
});
const shop = createMachine({
  id: 'shop',
  initial: 'open',
  states: {
    open: {
      invoke: [
        { src: order, id: 'order' },
        { src: fromCallback(() => {}), id: 'bell' },
      ],
      on: {
        begun: { actions: sendTo('order', { type: 'asked' }) },
        rung: { actions: sendTo('bell', { type: 'ring' }) },
        closed: 'closed',
      },
    },
    closed: {},
  },
});
const machines = { shop, order };

function record(...events: string[]) {
  const { inspect, read } = recordActors();
  const actor = createActor(shop, { inspect }).start();
  for (const type of events) actor.send({ type } as never);
  const trace = read();
  const { messages, actors } = trace;
  return { steps: judgeTrace(trace, { machines }), messages, actors, machines };
}

const words = ({ from, to, eventName, step, cause }: Sending) =>
  `${from || 'app'} → ${to}: ${eventName}, step ${step ?? '–'}, sent in ${cause ?? '–'}`;

it('messages are in the order of sending, with the step that each led to and was sent in', () => {
  const recorded = record('begun', 'rung', 'closed');
  expect(sequenceOf(recorded).map(words)).toEqual([
    'app → shop 1: start, step 1, sent in –',
    // Started within the start of its parent, which is over only then.
    'shop 1 → order 1: start, step 0, sent in 1',
    'shop 1 → bell 1: start, step –, sent in 1',
    'app → shop 1: begun, step 3, sent in –',
    'shop 1 → order 1: asked, step 2, sent in 3',
    // Handled when the parent is no longer busy.
    'order 1 → shop 1: answered, step 4, sent in 2',
    'app → shop 1: rung, step 5, sent in –',
    'shop 1 → bell 1: ring, step –, sent in 5',
    'app → shop 1: closed, step 7, sent in –',
    'shop 1 → order 1: stop, step 6, sent in 7',
  ]);
});

it('alike messages in a row are folded, others are not', () => {
  const recorded = record(...Array<string>(5).fill('rung'), 'begun', 'begun');
  // To the bell alone.
  const sendings = sequenceOf(recorded).filter(({ to, from }) => to === 'bell 1' || !from);
  const folded = (all: readonly Sending[]) =>
    foldRuns(
      all,
      (one, next) => isSameSending(recorded.steps, one, next),
      () => false,
    ).map((line) => line.kind);
  const rings = sendings.filter(({ event }) => event.type === 'ring');
  expect(rings).toHaveLength(5);
  expect(folded(rings)).toEqual(['run']);
  const rungs = sendings.filter(({ event }) => event.type === 'rung');
  expect(folded([...rungs.slice(0, 2), ...rings.slice(0, 2)])).toEqual(Array(4).fill('step'));
});

it('each actor has a lane while it takes part, unless there are too many', () => {
  const lanes = lanesOf(sequenceOf(record('begun')));
  expect([...(lanes ?? [])].map(([name, { place }]) => [name, place])).toEqual([
    ['', 0],
    ['shop 1', 1],
    ['order 1', 2],
    ['bell 1', 3],
  ]);
  const [one] = sequenceOf(record());
  const many = Array.from({ length: 20 }, (_, at) => ({ ...(one as Sending), to: `shop ${at}` }));
  expect(lanesOf(many)).toBeUndefined();
});
