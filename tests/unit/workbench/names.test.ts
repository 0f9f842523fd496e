import { describe, expect, it } from 'vitest';
import {
  type AnyStateMachine,
  type AnyStateNode,
  createActor,
  createMachine,
  fromCallback,
  fromObservable,
  fromPromise,
  fromTransition,
  spawnChild,
} from 'xstate';
import { filterSteps } from '@/workbench/judge/filter-steps';
import { judgeTrace } from '@/workbench/judge/judge';
import { describeMachine } from '@/workbench/model/describe-machine';
import { invokedWords, nameEvent, nameOf, readableWords } from '@/workbench/model/names';
import { nodesOf } from '@/workbench/model/state-nodes';
import { payloadWords } from '@/workbench/model/value-words';
import { createRecorder } from '@/workbench/recorder/record-trace';

const order = createMachine(
  {
    id: 'order',
    initial: 'charging',
    states: {
      charging: { invoke: { src: 'charge', onDone: 'paid' } },
      paid: { invoke: { src: fromCallback(() => {}), onError: {} } },
    },
  },
  { actors: { charge: fromCallback(() => {}) } },
);

describe('events of XState have the same names everywhere', () => {
  it.each([
    ['xstate.init', 'start'],
    ['xstate.stop', 'stop'],
    ['xstate.done.actor.loadPage', 'done: loadPage'],
    ['xstate.error.actor.loadPage', 'error: loadPage'],
    ['xstate.after.stampDelay.payStatement.check.stamp.lifted', 'after stampDelay'],
    ['xstate.after.500.lamp.on', 'after 500 ms'],
    ['xstate.done.state.lamp.on', 'done'],
    ['xstate.done.actor.0.order.charging', 'done: charge'],
    ['xstate.error.actor.0.order.paid', 'error: callback in paid'],
    ['xstate.done.actor.0.order.gone', 'done: 0.order.gone'],
    ['item.added', 'item.added'],
    ['', 'always'],
  ])('%s is %s', (type, name) => {
    expect(nameEvent(type, order)).toBe(name);
  });

  it('in charts and in steps, and a filter finds them by either name', () => {
    const { trace, watch } = createRecorder();
    const actor = createActor(order, { inspect: watch }).start();
    actor.send({ type: 'xstate.done.actor.0.order.charging' } as never);
    actor.stop();
    const steps = judgeTrace(trace, { machines: { order } });
    expect(steps.map(({ eventName }) => eventName)).toEqual(['start', 'done: charge', 'stop']);
    expect(describeMachine(order)[0]?.event).toBe('done: charge');
    expect(filterSteps(steps, 'event:"done: charge"')).toEqual([1]);
    expect(filterSteps(steps, 'event:xstate.done')).toEqual([1]);
    expect(filterSteps(steps, 'charge')).toEqual([1]);
    expect(filterSteps(steps, 'event:start')).toEqual([0]);
  });
});

describe('actors without a name are called what they are and where', () => {
  const forever = new Promise<never>(() => {});
  const child = createMachine({ id: 'child' });
  const observable = fromObservable(() => ({ subscribe: () => ({ unsubscribe: () => {} }) }));
  const shop = createMachine(
    {
      id: 'shop',
      invoke: { src: fromCallback(() => {}) },
      entry: [spawnChild(fromPromise(() => forever)), spawnChild('charge' as never)],
      initial: 'open',
      states: {
        open: {
          initial: 'loading',
          states: {
            loading: {
              invoke: [
                { src: fromPromise(() => forever) },
                { src: observable },
                { src: fromPromise(() => forever) },
                { src: fromTransition((state) => state, {}) },
                { src: 'charge' },
                { src: child },
                { src: fromPromise(() => forever), id: 'mine' },
              ],
            },
          },
        },
      },
    },
    { actors: { charge: fromPromise(() => forever) } },
  ) as AnyStateMachine;
  const names = [
    'callback in shop 1',
    'charge 1',
    'charge 2',
    'child 1',
    'mine 1',
    'observable in open.loading 1',
    'promise 1',
    'promise in open.loading 1',
    'promise in open.loading 2',
    'shop 1',
    'transition function in open.loading 1',
  ].sort();

  it('in a trace', () => {
    const { trace, watch } = createRecorder();
    createActor(shop, { inspect: watch }).start();
    expect(trace.actors.map(({ name }) => name).sort()).toEqual(names);
  });

  it('in the words of an event, which do not repeat the id', () => {
    const done = { type: 'xstate.done.actor.0.shop.open.loading', output: 7, actorId: '0.shop' };
    expect(payloadWords(done)).toBe('output 7');
    expect(payloadWords({ ...done, type: 'done' })).toContain('0.shop');
  });

  it('in the actions of a step, in a chart and in a copy of it without code', () => {
    const words = 'start 0.shop.open.loading {"id":1}';
    expect(readableWords(words, shop)).toBe('start promise in open.loading {"id":1}');
    expect(readableWords('stop 4.shop.open.loading', shop)).toBe('stop charge');
    expect(readableWords('start 9.x', shop)).toBe('start 9.x');
    const loading = nodesOf(shop).find(({ key }) => key === 'loading') as AnyStateNode;
    expect(loading.invoke.map((_, index) => invokedWords(loading, index))).toEqual([
      ...['promise', 'observable', 'promise', 'transition function', 'charge', 'child', 'promise'],
    ]);
  });
});

it('guards that XState combines keep their words where a bundler has renamed its functions', () => {
  const combined = (name: string, ...guards: unknown[]) =>
    Object.assign(
      Object.defineProperty(() => true, 'name', { value: name }),
      { guards },
    );
  expect(nameOf(combined('or2', 'isA', combined('not3', 'isB')))).toBe('isA or not isB');
});
