import type {
  AnyMachineSnapshot,
  AnyStateMachine,
  AnyTransitionDefinition,
  EventFromLogic,
  EventObject,
  InputFrom,
  SnapshotFrom,
} from 'xstate';
import { getShortestPaths, getStateNodes, type StatePath, serializeSnapshot } from 'xstate/graph';
import type { Samples } from '../../machines/tables/define-table';

/** How to traverse a machine: its sample events, and the input it starts with. */
export type Sample<M extends AnyStateMachine> = Samples<M> & { input?: InputFrom<M> };

/** The maximum number of steps of a traversal, as its context could grow forever. */
const limit = 40_000;

/** Every state node of a machine, starting with the root. */
export const stateNodes = (machine: AnyStateMachine) => [machine.root, ...getStateNodes(machine)];

/** Every transition of a machine: each guarded branch, also on done, error and after. */
export const transitionsOf = (machine: AnyStateMachine): AnyTransitionDefinition[] =>
  stateNodes(machine).flatMap(({ transitions, always = [] }) => [
    ...[...transitions.values()].flat(),
    ...always,
  ]);

/** A readable name of a transition. */
export function nameTransition({ source, eventType, guard, target }: AnyTransitionDefinition) {
  const condition = guard ? ` if ${typeof guard === 'string' ? guard : 'guarded'}` : '';
  const goal = target ? target.map(({ id }) => id).join(' and ') : 'no other state';
  return `${source.id}: ${eventType}${condition} to ${goal}`;
}

/** The shortest path to each transition of a machine. */
function pathsOf<M extends AnyStateMachine>(
  statechart: M,
  { input, events, stopWhen, canHappen }: Sample<M>,
): StatePath<AnyMachineSnapshot, EventObject>[] {
  return getShortestPaths(statechart as AnyStateMachine, {
    input,
    events: events as EventObject[],
    limit,
    ...(stopWhen && { stopWhen: stopWhen as (snapshot: unknown) => boolean }),
    ...(canHappen && { filterEvents: canHappen as (snapshot: unknown, event: unknown) => boolean }),
    // Each transition is a vertex, so that paths cover transitions as well as states.
    serializeState: (state, event, before) =>
      [state, before].map((at) => at && serializeSnapshot(at)).join() + JSON.stringify(event ?? ''),
  });
}

/** The transitions that a path takes. */
function takenBy(machine: AnyStateMachine, { steps }: StatePath<AnyMachineSnapshot, EventObject>) {
  return steps.flatMap(({ event }, index) => {
    const before = steps[index - 1];
    return before ? (machine.getTransitionData(before.state, event) ?? []) : [];
  });
}

/** A path: events and the states after them. */
export type Route<M extends AnyStateMachine> = {
  start: SnapshotFrom<M>;
  steps: { event: EventFromLogic<M>; after: SnapshotFrom<M> }[];
};

/** A small set of paths that cover every transition. */
export function coveringRoutes<M extends AnyStateMachine>(
  machine: M,
  sample: Sample<M>,
): Route<M>[] {
  const paths = pathsOf(machine, sample).map((path) => ({ path, taken: takenBy(machine, path) }));
  const left = new Set(transitionsOf(machine));
  const chosen: Route<M>[] = [];
  const gain = ({ taken }: (typeof paths)[number]) =>
    new Set(taken.filter((step) => left.has(step))).size;
  while (left.size > 0) {
    const best = paths.reduce((a, b) => (gain(b) > gain(a) ? b : a));
    if (gain(best) === 0) break;
    for (const step of best.taken) left.delete(step);
    const [first, ...rest] = best.path.steps;
    chosen.push({
      start: first?.state as SnapshotFrom<M>,
      steps: rest.map(({ event, state }) => ({
        event: event as EventFromLogic<M>,
        after: state as SnapshotFrom<M>,
      })),
    });
  }
  return chosen;
}
