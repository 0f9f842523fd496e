import type { AnyMachineSnapshot, AnyStateMachine, EventObject, StateValue } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { activeNodes, activeStates } from '../model/active-states';
import { transitionId } from '../model/transition-id';
import { runWithoutEffects } from '../model/xstate-internals';

/** An event with its payload. */
export type SampleEvent = EventObject & Record<string, unknown>;

type Events = readonly SampleEvent[];

/** How to walk a machine. */
export type MachineWalk = {
  /**
   * The events that can be triggered in a state, with payloads; of equally short paths, the earlier
   * events win.
   */
  events: Events | ((snapshot: AnyMachineSnapshot) => Events);
  /** The input that the machine usually starts with, for paths from the initial state. */
  input?: unknown;
};

/**
 * A step of a path: an event, the states before and after it, and the ids of the transitions that
 * it takes.
 */
export type PathStep = {
  event: EventObject;
  from: StateValue;
  to: StateValue;
  taken: readonly string[];
};

/** An actor's state and context. */
export type Position = { value: StateValue; context: object };

type Search = MachineWalk & {
  machine: AnyStateMachine;
  /** The id of the state or transition to reach. */
  part: string;
  /** Where to start; defaults to the initial state. */
  from?: Position | undefined;
};

/** Search limit, since some contexts grow without bound. */
const maxStates = 400;

/** Events that happen on their own: delays, and actors that finish or fail. */
const ownEvents = ({ machine, value }: AnyMachineSnapshot): EventObject[] =>
  activeNodes(machine, value)
    .flatMap(({ transitions }) => [...transitions.keys()])
    .filter((type) => type.startsWith('xstate.'))
    .map((type) => ({ type }));

const takenBy = (before: AnyMachineSnapshot, event: EventObject): string[] =>
  runWithoutEffects(before.machine, before, event).taken.map(transitionId);

/** Whether a machine has a transition for an event; samples need not fit every guard. */
function canTake(snapshot: AnyMachineSnapshot, event: EventObject): boolean {
  try {
    return takenBy(snapshot, event).length > 0;
  } catch {
    return false;
  }
}

/**
 * A machine that, if a transition throws on a sample event, stays in its state and adds that
 * snapshot to `refused`.
 */
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

/** Whether a step of a path is possible from a position. */
export function canTakeStep(machine: AnyStateMachine, from: Position, { event, taken }: PathStep) {
  const now = takenBy(machine.resolveState(from as never), event);
  return taken.every((id) => now.includes(id));
}

/** Whether one of the transitions is the part, or leaves it at once. */
const takes = (part: string, taken: readonly string[]) =>
  taken.some((id) => id === part || id.startsWith(`${part}##`));

/** Whether a step enters a state, even if only to leave it at once, or takes a transition. */
export const reaches = (
  part: string,
  { to, taken }: Pick<PathStep, 'to' | 'taken'>,
  machine: AnyStateMachine,
) => takes(part, taken) || activeStates(machine, to).has(part);

/**
 * The shortest path to a state or transition; undefined if none was found, empty if the machine is
 * already in that state.
 */
export function findPath(search: Search): readonly PathStep[] | undefined {
  const { machine, part, from, input, events } = search;
  const refused = new WeakSet();
  const isGoal = (
    snapshot: AnyMachineSnapshot,
    event?: EventObject,
    before?: AnyMachineSnapshot,
  ): boolean =>
    activeStates(machine, snapshot.value).has(part) ||
    (before !== undefined &&
      !refused.has(snapshot) &&
      event !== undefined &&
      takes(part, takenBy(before, event)));

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
      const key = JSON.stringify([snapshot.value, snapshot.context]);
      // A transition can be the goal even if it leads to a state that was seen before.
      return isGoal(snapshot, event, before) ? `goal ${key}` : key;
    },
    // The search is breadth-first, so the first path that is found is a shortest one.
    stopWhen: () => isFound || ++seen > maxStates,
  });

  for (const { steps: stages } of paths) {
    // The first stage is the start, which has no event.
    const steps = stages.slice(1).map(({ event, state }, index) => {
      const before = stages[index]?.state as AnyMachineSnapshot;
      return { event, from: before.value, to: state.value, taken: takenBy(before, event) };
    });
    const last = steps.at(-1);
    const first = stages[0]?.state;
    if (last ? reaches(part, last, machine) : first && isGoal(first)) return steps;
  }
  return undefined;
}
