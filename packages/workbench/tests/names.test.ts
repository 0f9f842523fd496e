import { describe, expect, it } from 'vitest';
import { createActor, createMachine, fromCallback } from 'xstate';
import { filterSteps } from '../src/judge/filter-steps';
import { judgeTrace } from '../src/judge/judge';
import { describeMachine } from '../src/model/describe-machine';
import { nameEvent } from '../src/model/names';
import { createRecorder } from '../src/recorder/record-trace';

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
    ['xstate.error.actor.0.order.paid', 'error: 0.order.paid'],
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
