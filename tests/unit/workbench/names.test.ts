import { describe, expect, it } from 'vitest';
import { createActor, createMachine, fromCallback } from 'xstate';
import { filterSteps } from '@/workbench/judge/filter-steps';
import { judgeTrace } from '@/workbench/judge/judge';
import { describeMachine, nameEvent } from '@/workbench/model/describe-machine';
import { payloadWords } from '@/workbench/model/words';
import { createRecorder } from '@/workbench/recorder/record-trace';

const order = createMachine(
  {
    id: 'order',
    initial: 'charging',
    states: {
      charging: { invoke: { src: 'charge', id: 'charge', onDone: 'paid' } },
      paid: {},
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
    ['item.added', 'item.added'],
    ['', 'always'],
  ])('%s is %s', (type, name) => {
    expect(nameEvent(type)).toBe(name);
  });

  it('in charts and in steps, and a filter finds them by either name', () => {
    const { trace, watch } = createRecorder();
    const actor = createActor(order, { inspect: watch }).start();
    actor.send({ type: 'xstate.done.actor.charge' } as never);
    actor.stop();
    const steps = judgeTrace(trace, { machines: {}, tables: {} });
    expect(steps.map(({ eventName }) => eventName)).toEqual(['start', 'done: charge', 'stop']);
    expect(describeMachine(order)[0]?.event).toBe('done: charge');
    expect(filterSteps(steps, 'event:"done: charge"')).toEqual([1]);
    expect(filterSteps(steps, 'event:xstate.done')).toEqual([1]);
    expect(filterSteps(steps, 'charge')).toEqual([1]);
    expect(filterSteps(steps, 'event:start')).toEqual([0]);
  });
});

it('that an actor has ended says which by its name', () => {
  const done = { type: 'xstate.done.actor.charge', output: 7, actorId: 'charge' };
  expect(payloadWords(done)).toBe('output 7');
});
