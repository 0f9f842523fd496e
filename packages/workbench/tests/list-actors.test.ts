import { expect, it } from 'vitest';
import { createActor, createMachine, fromPromise } from 'xstate';
import { judgeTrace } from '../src/judge/judge';
import { type ActorEntry, listActors } from '../src/judge/list-actors';
import type { TraceStep } from '../src/model/trace';
import { recordActors } from './record-actors';

const order = createMachine({
  id: 'order',
  initial: 'open',
  states: {
    open: { on: { paid: 'paid', failed: { actions: () => fail() } } },
    paid: { type: 'final' },
  },
});
const fail = () => {
  throw new Error('no money');
};
const shop = createMachine({
  id: 'shop',
  type: 'parallel',
  states: {
    order: { invoke: { src: order, id: 'order' } },
    stock: { invoke: { src: fromPromise(() => new Promise(() => {})), id: 'stock' } },
  },
});
const machines = { shop, order };

/** The tree as indented lines. */
const lines = (entries: readonly ActorEntry[], indent = ''): string[] =>
  entries.flatMap(({ name, status, hasEnded, children }) => [
    `${indent}${name}: ${status}${hasEnded ? ' (ended)' : ''}`,
    ...lines(children, `${indent}  `),
  ]);

it('actors are listed below those that started them, with how they ended', async () => {
  const { inspect, read, leave } = recordActors();
  const list = () => {
    const trace = read();
    return lines(listActors(trace.actors, judgeTrace(trace, { machines }), machines));
  };
  createActor(shop, { inspect }).start();
  const running = createActor(order, { inspect }).start();
  const paid = createActor(order, { inspect }).start();
  paid.send({ type: 'paid' });
  const stopped = createActor(order, { inspect }).start();
  stopped.stop();
  const failed = createActor(order, { inspect });
  failed.subscribe({ error: () => {} });
  failed.start().send({ type: 'failed' });
  await Promise.resolve();
  const ended = [
    'order 3: done in paid, 2 steps (ended)',
    'order 4: stopped in open, 2 steps (ended)',
    'order 5: failed in open, 2 steps (ended)',
  ];
  expect(list()).toEqual([
    'shop 1: order · stock, 1 step',
    '  order 1: open, 1 step',
    '  stock 1: running',
    'order 2: open, 1 step',
    ...ended,
  ]);
  leave();
  expect(list()).toContain('order 2: stopped in open, 1 step (ended)');
  expect(list()).toEqual(expect.arrayContaining(ended));
  running.stop();
});

it('an actor that ended before its machine was restored is not said to run', async () => {
  const careful = createMachine(
    { id: 'careful', invoke: { src: 'job', id: 'job', onDone: {} } },
    { actors: { job: fromPromise(async () => 1) } },
  );
  const before = createActor(careful).start();
  await Promise.resolve();
  await Promise.resolve();
  const snapshot = before.getPersistedSnapshot();
  const { inspect, read } = recordActors();
  createActor(careful, { snapshot, inspect }).start();
  const trace = read();
  const list = lines(listActors(trace.actors, judgeTrace(trace, { machines: {} }), {}));
  expect(list.filter((line) => /^ *job/.test(line))).toEqual([
    expect.not.stringContaining('running'),
  ]);
  before.stop();
});

it('a large tree is listed in linear time', () => {
  const total = 20_000;
  const actors = Array.from({ length: total }, (_, at) => ({
    name: `child ${at}`,
    kind: 'other' as const,
    ...(at > 0 && { parent: 'child 0' }),
  }));
  let reads = 0;
  const counted = actors.map((actor) => ({
    ...actor,
    get name() {
      reads += 1;
      return actor.name;
    },
  }));
  const steps: TraceStep[] = [];
  const [root] = listActors(counted, judgeTrace({ format: '', steps }, { machines: {} }), {});
  expect(root?.children).toHaveLength(total - 1);
  expect(reads).toBeLessThan(3 * total);
});
