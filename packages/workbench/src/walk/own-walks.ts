import { panes } from '../machines/pane.machine';
import { panels } from '../machines/view.machine';
import type { MachineWalk, SampleEvent } from './find-path';

const goal = { machine: 'view', part: 'view.step.held', isItself: true };

/** Sample events of the workbench's own machines, except the viewport's. */
const ownEvents: readonly SampleEvent[] = [
  { type: 'machine.chosen', machine: 'view' },
  { type: 'actor.chosen', machine: 'view', actor: 'view 1' },
  { type: 'part.chosen', id: 'view.step' },
  { type: 'step.chosen', at: 0, machine: 'view', actor: 'view 1' },
  { type: 'step.released' },
  { type: 'actor.acted', machine: 'view', actor: 'view 1' },
  { type: 'follow.toggled' },
  ...panes.map((pane) => ({ type: 'pane.chosen', pane })),
  { type: 'tools.toggled' },
  ...['app 1', 'app 4'].map((run) => ({ type: 'run.toggled', run })),
  { type: 'filter.typed', filter: 'event:step.chosen' },
  ...panels.map((panel) => ({ type: 'panel.chosen', panel })),
  { type: 'link.opened', link: { at: 0 } },
  { type: 'link.opened', link: {} },
  ...panels.map((panel) => ({ type: 'link.opened', link: { panel } })),
  { type: 'source.chosen', source: 'app' },
  { type: 'source.chosen', source: 'itself' },
  { type: 'source.chosen', source: 0 },
  ...['trace.json', 'other.json'].map((source) => ({ type: 'source.chosen', source })),
  { type: 'file.chosen', file: {} },
  {
    type: 'xstate.done.actor.readTrace',
    output: { name: 'trace.json', steps: [], actors: [], notice: '' },
  },
  { type: 'xstate.error.actor.readTrace', error: 'Not a trace.' },
  { type: 'comparison.chosen', compared: 1 },
  { type: 'comparison.chosen', compared: 0 },
  { type: 'comparison.ended' },
  { type: 'restart.requested', at: 0, trace: 'live' },
  { type: 'xstate.done.actor.restart', output: { from: 'step 1', missing: [] } },
  { type: 'xstate.error.actor.restart', error: 'It cannot be restored.' },
  { type: 'copy.requested', machine: 'lamp', isItself: false },
  { type: 'xstate.done.actor.copy' },
  { type: 'xstate.error.actor.copy', error: 'It cannot be copied.' },
  { type: 'event.chosen', actor: 'lamp 1', event: 'pressed', payload: '{}' },
  { type: 'event.chosen', actor: 'lamp 1', event: 'dimmed', payload: '{}' },
  { type: 'payload.typed', payload: '{ }' },
  { type: 'goal.chosen', goal },
  { type: 'goal.chosen', goal: { ...goal, part: 'view.step.newest' } },
  { type: 'goal.dropped' },
  { type: 'app.changed' },
  { type: 'walk.started' },
  { type: 'walk.stopped' },
  ...['findPath', 'planPath'].flatMap((actor) => [
    { type: `xstate.done.actor.${actor}`, output: { steps: [], isFromStart: true } },
    { type: `xstate.done.actor.${actor}`, output: { steps: [], isFromStart: false } },
    { type: `xstate.done.actor.${actor}`, output: { steps: [{}, {}], isFromStart: false } },
    { type: `xstate.error.actor.${actor}`, error: 'No path found.' },
  ]),
  { type: 'xstate.error.actor.openApp', error: 'It did not open.' },
  ...['reached', 'asPlanned', 'diverged'].map((output) => ({
    type: 'xstate.done.actor.takeStep',
    output,
  })),
  { type: 'xstate.error.actor.takeStep', error: 'No effect.' },
];

const viewportWalk: MachineWalk = {
  input: { chart: { width: 600, height: 400 } },
  events: (snapshot) => [
    { type: 'pointer.pressed', id: 1, x: 100, y: 100 },
    { type: 'pointer.pressed', id: 2, x: 200, y: 100 },
    { type: 'pointer.moved', id: 1, x: 110, y: 100 },
    { type: 'pointer.released', id: 1 },
    ...(snapshot.matches({ view: 'fitted' })
      ? [
          { type: 'view.panned', x: 10, y: 0 },
          { type: 'view.zoomed', factor: 2 },
        ]
      : []),
    { type: 'view.fitted' },
    { type: 'pane.resized', width: 608, height: 408 },
    { type: 'chart.changed', width: 600, height: 400 },
    { type: 'focus.moved', focus: { x: 500, y: 10, width: 90, height: 30 } },
  ],
};

/** How to find paths in one of the workbench's own machines. */
export const ownWalkOf = (machine: string): MachineWalk =>
  machine === 'viewport' ? viewportWalk : { events: ownEvents, input: { machine: 'view' } };
