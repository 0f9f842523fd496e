import { expect, it } from 'vitest';
import { createActor, createMachine, sendTo, stopChild } from 'xstate';
import { orderByCause } from '@/workbench/judge/causes';
import { recordActors } from './record-actors';

it('a step is before those that it has caused, however deep, and each actor keeps its order', () => {
  const inner = createMachine({ id: 'inner', on: { told: {} } });
  const outer = createMachine({
    id: 'outer',
    invoke: { src: inner, id: 'inner' },
    on: { told: { actions: sendTo('inner', { type: 'told' }) } },
  });
  const boss = createMachine({
    id: 'boss',
    invoke: { src: outer, id: 'outer' },
    on: {
      told: { actions: sendTo('outer', { type: 'told' }) },
      over: { actions: stopChild('outer') },
    },
  });
  const { inspect, read } = recordActors();
  const actor = createActor(boss, { inspect }).start();
  for (const type of ['told', 'told', 'over']) actor.send({ type });
  const { steps } = read();
  const words = orderByCause(steps).map(({ actor, event }) => `${actor} ${event.type}`);
  expect(words).toEqual([
    ...['boss 1 xstate.init', 'outer 1 xstate.init', 'inner 1 xstate.init'],
    ...['boss 1 told', 'outer 1 told', 'inner 1 told'],
    ...['boss 1 told', 'outer 1 told', 'inner 1 told'],
    ...['boss 1 over', 'inner 1 xstate.stop', 'outer 1 xstate.stop'],
  ]);
});
