import type { AnyMachineSnapshot, AnyStateMachine, EventObject, StateValue } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { activeStates } from '../model/active-states';
import { transitionId } from '../model/transition-id';

/** An event with what it carries. */
export type SampleEvent = EventObject & Record<string, unknown>;

type Events = readonly SampleEvent[];

/** How one machine is walked. */
export type MachineWalk = {
  /** What can be made to happen in a state, with what it carries; of equal paths the first wins. */
  events: Events | ((snapshot: AnyMachineSnapshot) => Events);
  /** The input that the machine is likely to start with, for paths that are shown beforehand. */
  input?: unknown;
};

/** A step of a path: an event, from where to where it leads, and the ids of the transitions it takes. */
export type PathStep = {
  event: EventObject;
  from: StateValue;
  to: StateValue;
  taken: readonly string[];
};

/** How an actor stands. */
export type Position = { value: StateValue; context: object };

type Search = MachineWalk & {
  machine: AnyStateMachine;
  /** The id of the state or transition to reach. */
  part: string;
  /** Where to begin; where the machine starts, unless told. */
  from?: Position | undefined;
};

/** States that are looked at before a search is given up: some contexts grow forever. */
const most = 400;

/** What a machine may do by itself in a state: its delays pass, and its actors end or fail. */
const ownEvents = ({ _nodes }: AnyMachineSnapshot): EventObject[] =>
  _nodes
    .flatMap(({ transitions }) => [...transitions.keys()])
    .filter((type) => type.startsWith('xstate.'))
    .map((type) => ({ type }));

const takenBy = (before: AnyMachineSnapshot, event: EventObject): string[] =>
  (before.machine.getTransitionData(before, event) ?? []).map(transitionId);

/** Whether a machine answers an event with what it carries; samples need not fit every guard. */
function canTake(snapshot: AnyMachineSnapshot, event: EventObject): boolean {
  try {
    return takenBy(snapshot, event).length > 0;
  } catch {
    return false;
  }
}

/** A machine that stays as it is, in a snapshot put into `refused`, if a sample fits no action. */
function tolerant(machine: AnyStateMachine, refused: WeakSet<object>): AnyStateMachine {
  const transition: typeof machine.transition = (snapshot, event, scope) => {
    try {
      return machine.transition(snapshot, event, scope);
    } catch {
      const same = { ...snapshot };
      refused.add(same);
      return same;
    }
  };
  return Object.assign(Object.create(machine), { transition });
}

/** Whether a step of a path can be taken from where an actor is. */
export function canTakeStep(machine: AnyStateMachine, from: Position, { event, taken }: PathStep) {
  const now = takenBy(machine.resolveState(from as never), event);
  return taken.every((id) => now.includes(id));
}

/** Whether a step comes into a state, or takes a transition. */
export const reaches = (
  part: string,
  { to, taken }: Pick<PathStep, 'to' | 'taken'>,
  machine: AnyStateMachine,
) => taken.includes(part) || activeStates(machine, to).has(part);

/**
 * The shortest path to a state or a transition; undefined if none was found. It is empty where a
 * machine is in the state already.
 */
export function findPath(search: Search): readonly PathStep[] | undefined {
  const { machine, part, from, input, events } = search;
  const refused = new WeakSet();
  const isGoal = (
    snapshot: AnyMachineSnapshot,
    event?: EventObject,
    before?: AnyMachineSnapshot,
  ): boolean =>
    snapshot._nodes.some(({ id }) => id === part) ||
    (before !== undefined &&
      !refused.has(snapshot) &&
      event !== undefined &&
      takenBy(before, event).includes(part));

  let isFound = false;
  let seen = 0;
  const paths = getShortestPaths(tolerant(machine, refused), {
    ...(from && { fromState: machine.resolveState(from as never) }),
    input: input as never,
    events: (snapshot: AnyMachineSnapshot) => {
      const offered = typeof events === 'function' ? events(snapshot) : events;
      const types = new Set(offered.map(({ type }) => type));
      const own = ownEvents(snapshot).filter(({ type }) => !types.has(type));
      return [...offered, ...own].filter((event) => canTake(snapshot, event));
    },
    serializeState: (snapshot, event, before) => {
      isFound ||= isGoal(snapshot, event, before);
      if (isGoal(snapshot, event, before)) return 'goal';
      return JSON.stringify([snapshot.value, snapshot.context]);
    },
    // The search goes by distance, so that the first way that is found is a shortest.
    stopWhen: () => isFound || ++seen > most,
  });

  for (const { steps: stages } of paths) {
    // The first stage is the beginning, which no event leads to.
    const steps = stages.slice(1).map(({ event, state }, place) => {
      const before = stages[place]?.state as AnyMachineSnapshot;
      return { event, from: before.value, to: state.value, taken: takenBy(before, event) };
    });
    const last = steps.at(-1);
    const first = stages[0]?.state;
    if (last ? reaches(part, last, machine) : first && isGoal(first)) return steps;
  }
  return undefined;
}
