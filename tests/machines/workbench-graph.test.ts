import * as machines from '@workbench/machines';
import { panes } from '@workbench/machines/pane.machine';
import { panels } from '@workbench/machines/view.machine';
import type { LoadedTrace } from '@workbench/recorder/read-trace';
import { ownTables } from '@workbench/tables';
import { expect, test } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { type Sample, walk } from '../support/graph-paths';

type Machines = typeof machines;

const output: LoadedTrace = {
  name: 'a',
  steps: [],
  actors: [],
  notice: '',
  toJSON: () => ({ name: 'a' }),
};

const goal = { machine: 'lamp', part: 'lamp.on', isItself: false };
const step = { event: { type: 'pressed' }, from: 'off', to: 'on', taken: [] };
const steps = [step, step];
const results = ['reached', 'asPlanned', 'diverged'] as const;

/** Sample events for each machine of the workbench. A machine without an entry is a type error. */
const samples: { [Name in keyof Machines]: Sample<Machines[Name]> } = {
  copyMachine: {
    events: [
      { type: 'copy.requested', machine: 'lamp', isItself: false },
      { type: 'xstate.done.actor.copy' },
      { type: 'xstate.error.actor.copy', error: new Error('not allowed') },
      { type: 'xstate.after.noticeTime.copy.copied' },
    ],
  },
  eventDraftMachine: {
    events: [
      { type: 'event.chosen', actor: 'lamp 1', event: 'a', payload: '{}' },
      { type: 'event.chosen', actor: 'lamp 1', event: 'b', payload: '{}' },
      { type: 'payload.typed', payload: '{"x":1}' },
    ],
  },
  paneMachine: {
    events: [
      ...panes.map((pane) => ({ type: 'pane.chosen', pane }) as const),
      { type: 'tools.toggled' },
    ],
  },
  repeatsMachine: {
    events: [
      { type: 'run.toggled', run: 'app 3' },
      { type: 'run.toggled', run: 'app 9' },
    ],
  },
  restartMachine: {
    events: [
      { type: 'restart.requested', at: 2, trace: 'live' },
      { type: 'xstate.done.actor.restart', output: { from: 'step 2', missing: [] } },
      { type: 'xstate.error.actor.restart', error: new Error('no such step') },
    ],
  },
  sourceMachine: {
    events: [
      { type: 'source.chosen', source: 'app' },
      { type: 'source.chosen', source: 'itself' },
      { type: 'source.chosen', source: 0 },
      { type: 'source.chosen', source: 'a' },
      { type: 'source.chosen', source: 'other.json' },
      { type: 'file.chosen', file: new File([], 'a') },
      { type: 'comparison.chosen', compared: 0 },
      { type: 'comparison.ended' },
      { type: 'xstate.done.actor.readTrace', output },
      { type: 'xstate.error.actor.readTrace', error: new Error('no trace') },
    ],
    // Any number of files can be loaded.
    stopWhen: ({ context }) => context.traces.length > 1,
  },
  viewMachine: {
    input: { machine: 'cart' },
    events: [
      { type: 'machine.chosen', machine: 'cart' },
      { type: 'actor.chosen', actor: '', machine: 'cart' },
      { type: 'actor.acted', actor: '', machine: 'cart' },
      { type: 'follow.toggled' },
      { type: 'step.chosen', at: 4, machine: 'cart', actor: '' },
      { type: 'step.released' },
      { type: 'part.chosen', id: 'cart.empty' },
      { type: 'filter.typed', filter: 'a' },
      ...panels.map((panel) => ({ type: 'panel.chosen', panel }) as const),
      ...panels.map((panel) => ({ type: 'link.opened', link: { panel } }) as const),
      { type: 'link.opened', link: { at: 4 } },
    ],
    // The filter changes nothing else.
    stopWhen: ({ context }) => context.filter !== '',
  },
  viewportMachine: {
    input: { chart: { width: 600, height: 400 } },
    events: [
      { type: 'pane.resized', width: 608, height: 408 },
      { type: 'chart.changed', width: 600, height: 400 },
      { type: 'focus.moved', focus: { x: 500, y: 10, width: 90, height: 30 } },
      { type: 'view.panned', x: 10, y: 0 },
      { type: 'view.zoomed', factor: 2 },
      { type: 'view.fitted' },
      { type: 'pointer.pressed', id: 1, x: 100, y: 100 },
      { type: 'pointer.pressed', id: 2, x: 200, y: 100 },
      { type: 'pointer.moved', id: 1, x: 110, y: 100 },
      { type: 'pointer.released', id: 1 },
    ],
    // A chart can be moved any distance.
    stopWhen: ({ context, value }) =>
      context.scale !== 1 || context.x > 14 || (value.view === 'moved' && value.gesture !== 'idle'),
  },
  walkMachine: {
    events: [
      { type: 'goal.chosen', goal },
      { type: 'goal.dropped' },
      { type: 'app.changed' },
      { type: 'walk.started' },
      { type: 'walk.stopped' },
      { type: 'xstate.done.actor.findPath', output: { steps, isFromStart: false } },
      { type: 'xstate.error.actor.findPath', error: new Error('no path') },
      { type: 'xstate.done.actor.planPath', output: { steps: [], isFromStart: false } },
      { type: 'xstate.done.actor.planPath', output: { steps, isFromStart: false } },
      { type: 'xstate.done.actor.planPath', output: { steps, isFromStart: true } },
      { type: 'xstate.error.actor.planPath', error: new Error('no path') },
      { type: 'xstate.done.actor.openApp' },
      { type: 'xstate.error.actor.openApp', error: new Error('not open') },
      ...results.map((output) => ({ type: 'xstate.done.actor.takeStep', output }) as const),
      { type: 'xstate.error.actor.takeStep', error: new Error('no control') },
    ],
    // Any number of paths can be found.
    stopWhen: ({ context }) => context.plans > 2,
    // A failure of an actor that is not running stops the machine.
    canHappen: (snapshot, event) =>
      !event.type.startsWith('xstate.') || snapshot.can(event as never),
  },
};

test('every machine has a transition table', () => {
  const ids = Object.values(machines).map(({ id }) => id);
  expect(Object.keys(ownTables).sort()).toEqual(ids.sort());
});

test.each(Object.entries<AnyStateMachine>(machines))(
  'paths of %s reach every state and take every transition',
  (name, machine) => {
    const sample: Sample<AnyStateMachine> = samples[name as keyof Machines];
    const { unreached, untaken, transitions } = walk(machine, sample);
    expect({ unreached, untaken }).toEqual({ unreached: [], untaken: [] });
    expect(transitions).toBeGreaterThan(0);
    const types = sample.events.map(({ type }) => type);
    expect([...new Set(types)].sort()).toEqual([...machine.events].sort());
  },
);
