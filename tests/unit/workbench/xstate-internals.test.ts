import { expect, it } from 'vitest';
import { createActor, createMachine, type InspectionEvent, SimulatedClock } from 'xstate';
import {
  initialSnapshotOf,
  parentOf,
  startTimer,
  transitionsOfMicrostep,
} from '@/workbench/model/xstate-internals';

const lamp = createMachine({
  id: 'lamp',
  initial: 'off',
  states: { off: { on: { pressed: 'on' } }, on: { after: { 1000: 'off' } } },
});
const room = createMachine({ id: 'room', invoke: { src: lamp, id: 'lamp' } });

it('an actor has its parent and the snapshot that it started from', () => {
  const actor = createActor(room).start();
  const child = actor.getSnapshot().children.lamp as object;
  expect(parentOf(child)).toBe(actor);
  expect(parentOf(actor)).toBeUndefined();
  expect(initialSnapshotOf(actor)).toBeUndefined();
  const snapshot = actor.getPersistedSnapshot();
  expect(initialSnapshotOf(createActor(room, { snapshot }))).toBe(snapshot);
});

it.each([
  ['fires after its delay', 'on', 'off'],
  ['is canceled when its state is left', 'off', 'off'],
] as const)('a timer of a restored state %s', (_, state, after) => {
  const clock = new SimulatedClock();
  const snapshot = lamp.getPersistedSnapshot(lamp.resolveState({ value: 'on', context: {} }));
  const machine = lamp.provide({});
  const actor = createActor(machine, { snapshot, clock }).start();
  startTimer(actor, { type: 'xstate.after.1000.lamp.on' }, 1000);
  if (state === 'off') actor.stop();
  clock.increment(999);
  expect(actor.getSnapshot().value).toBe('on');
  clock.increment(1);
  expect(actor.getSnapshot().value).toBe(state === 'off' ? 'on' : after);
});

it('a microstep has its transitions', () => {
  const taken: string[] = [];
  const inspect = (report: InspectionEvent) => {
    if (report.type !== '@xstate.microstep') return;
    taken.push(...transitionsOfMicrostep(report).map(({ eventType }) => eventType));
  };
  createActor(lamp, { inspect }).start().send({ type: 'pressed' });
  expect(taken).toEqual(['pressed']);
});
