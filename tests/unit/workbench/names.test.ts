import { describe, expect, it } from 'vitest';
import { createActor, createMachine, fromCallback } from 'xstate';
import { filterSteps } from '@/workbench/judge/filter-steps';
import { judgeTrace } from '@/workbench/judge/judge';
import { describeMachine } from '@/workbench/model/describe-machine';
import { nameEvent, nameOf, readableWords } from '@/workbench/model/names';
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

it('actors that a machine invokes without an id are called after what they run', () => {
  const { trace, watch } = createRecorder();
  createActor(order, { inspect: watch }).start();
  expect(trace.actors.map(({ name }) => name)).toEqual(['order 1', 'charge 1']);
  expect(readableWords('start 0.order.charging {"id":1}', order)).toBe('start charge {"id":1}');
  expect(readableWords('start 9.x', order)).toBe('start 9.x');
  const done = { type: 'xstate.done.actor.0.order.charging', output: 7, actorId: '0.order' };
  expect(payloadWords(done)).toBe('output 7');
});

it('guards that XState combines keep their words where a bundler has renamed its functions', () => {
  const combined = (name: string, ...guards: unknown[]) =>
    Object.assign(
      Object.defineProperty(() => true, 'name', { value: name }),
      { guards },
    );
  expect(nameOf(combined('or2', 'isA', combined('not3', 'isB')))).toBe('isA or not isB');
});
