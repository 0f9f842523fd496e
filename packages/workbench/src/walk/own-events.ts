import { panels } from '../machines/view.machine';
import type { SampleEvent } from './find-path';

const goal = { machine: 'view', part: 'view.step.held', isItself: true };

/** Events of the workbench's own machines, with samples of what they carry. */
export const ownEvents: readonly SampleEvent[] = [
  { type: 'machine.chosen', machine: 'view' },
  { type: 'actor.chosen', machine: 'view', actor: 'view 1' },
  { type: 'part.chosen', id: 'view.step' },
  { type: 'step.chosen', at: 0, machine: 'view', actor: 'view 1' },
  { type: 'step.released' },
  { type: 'filter.changed', filter: 'event:step.chosen' },
  ...panels.map((panel) => ({ type: 'panel.chosen', panel })),
  { type: 'link.opened', link: { at: 0 } },
  { type: 'link.opened', link: {} },
  ...panels.map((panel) => ({ type: 'link.opened', link: { panel } })),
  { type: 'source.chosen', source: 'app' },
  { type: 'source.chosen', source: 'itself' },
  { type: 'source.chosen', source: 0 },
  { type: 'file.chosen', file: {} },
  {
    type: 'xstate.done.actor.readTrace',
    output: { name: 'trace.json', steps: [], actors: [], notice: '' },
  },
  { type: 'xstate.error.actor.readTrace', error: 'This is no trace.' },
  { type: 'comparison.chosen', compared: 1 },
  { type: 'comparison.chosen', compared: 0 },
  { type: 'comparison.ended' },
  { type: 'restart.requested', at: 0, trace: 'live' },
  { type: 'xstate.done.actor.restart', output: { from: 'step 1', missing: [] } },
  { type: 'xstate.error.actor.restart', error: 'It cannot be gone back to.' },
  { type: 'event.chosen', event: 'item.added', payload: '{}' },
  { type: 'event.chosen', event: 'cart.emptied', payload: '{}' },
  { type: 'payload.changed', payload: '{ }' },
  { type: 'message.dropped' },
  { type: 'goal.chosen', goal },
  { type: 'goal.chosen', goal: { ...goal, part: 'view.step.newest' } },
  { type: 'goal.dropped' },
  { type: 'app.moved' },
  { type: 'walk.started' },
  { type: 'walk.stopped' },
  ...['findPath', 'planPath'].flatMap((actor) => [
    { type: `xstate.done.actor.${actor}`, output: { steps: [], isFresh: true } },
    { type: `xstate.done.actor.${actor}`, output: { steps: [], isFresh: false } },
    { type: `xstate.done.actor.${actor}`, output: { steps: [{}, {}], isFresh: false } },
    { type: `xstate.error.actor.${actor}`, error: 'No path leads there.' },
  ]),
  { type: 'xstate.error.actor.openApp', error: 'It did not open.' },
  ...['reached', 'asPlanned', 'otherwise'].map((output) => ({
    type: 'xstate.done.actor.takeStep',
    output,
  })),
  { type: 'xstate.error.actor.takeStep', error: 'Nothing came of it.' },
];
