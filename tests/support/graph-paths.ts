import type {
  AnyStateMachine,
  AnyTransitionDefinition,
  EventObject,
  InputFrom,
  SnapshotFrom,
} from 'xstate';
import { getShortestPaths, getStateNodes, serializeSnapshot } from 'xstate/graph';
import type { TableEvent } from './transition-table';

/** A small alphabet for walking a machine: every type of event, with a few payloads. */
export type Sample<M extends AnyStateMachine> = {
  input?: InputFrom<M>;
  events: TableEvent<M>[];
  /** Where to walk no further, for a context that could grow without bound. */
  stopWhen?: (snapshot: SnapshotFrom<M>) => boolean;
};

/** Beyond this many steps a context is taken to grow without bound, and the walk throws. */
const limit = 20_000;

/** Every state node of a machine, its root first. */
export const stateNodes = (machine: AnyStateMachine) => [machine.root, ...getStateNodes(machine)];

/** Every transition of a machine: each guarded branch, and those on done, error and after. */
export const transitionsOf = (machine: AnyStateMachine): AnyTransitionDefinition[] =>
  stateNodes(machine).flatMap(({ transitions, always = [] }) => [
    ...[...transitions.values()].flat(),
    ...always,
  ]);

export function nameTransition({ source, eventType, guard, target }: AnyTransitionDefinition) {
  const condition = guard ? ` if ${typeof guard === 'string' ? guard : 'guarded'}` : '';
  const goal = target ? target.map(({ id }) => id).join(' and ') : 'no other state';
  return `${source.id}: ${eventType}${condition} to ${goal}`;
}

/** Walks every shortest path of a machine, and tells what none of them reaches or takes. */
export function walk<M extends AnyStateMachine>(
  statechart: M,
  { input, events, stopWhen }: Sample<M>,
) {
  const machine: AnyStateMachine = statechart;
  const paths = getShortestPaths(machine, {
    input,
    events: events as EventObject[],
    limit,
    ...(stopWhen && { stopWhen: stopWhen as (snapshot: unknown) => boolean }),
    // A vertex for each step and not for each state: so the paths take every step there is.
    serializeState: (state, event, before) =>
      [state, before].map((at) => at && serializeSnapshot(at)).join() + JSON.stringify(event ?? ''),
  });

  const reached = new Set<string>();
  const taken = new Set<AnyTransitionDefinition>();
  for (const { steps } of paths) {
    for (const [index, { state, event }] of steps.entries()) {
      for (const { id } of state._nodes) reached.add(id);
      const before = steps[index - 1];
      if (!before) continue;
      for (const step of machine.getTransitionData(before.state, event)) taken.add(step);
    }
  }

  const states = stateNodes(machine).map(({ id }) => id);
  const transitions = transitionsOf(machine);
  return {
    paths: paths.length,
    states: states.length,
    transitions: transitions.length,
    unreached: states.filter((id) => !reached.has(id)),
    untaken: transitions.filter((step) => !taken.has(step)).map(nameTransition),
  };
}
