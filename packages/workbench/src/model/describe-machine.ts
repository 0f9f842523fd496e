import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { getStateNodes } from 'xstate/graph';
import { transitionId } from './transition-id';

/** A transition as QA reads it. */
export type Step = {
  /** As `transitionId` says. */
  id: string;
  machine: string;
  /** The state it leaves, by its path below the machine; `(any)` for its root. */
  source: string;
  event: string;
  guard: string;
  /** Empty where the state stays. */
  target: string;
  actions: string[];
  description: string;
  clauses: readonly string[];
};

/** Every state node of a machine, its root first. */
export const nodesOf = (machine: AnyStateMachine): AnyStateNode[] => [
  machine.root,
  ...getStateNodes(machine),
];

/** A state's path below its machine, such as `peeked.hovered`; `(any)` for its root. */
export const nameState = ({ path }: AnyStateNode) => path.join('.') || '(any)';

/** The name of a guard, an action or an actor. */
export const nameOf = (part: unknown) =>
  typeof part === 'string' ? part : String((part as { type?: string }).type ?? part);

/** Turns XState's names for its own events into words: `done: loadPage`, `after rest`. */
function nameEvent(type: string) {
  const [, kind, actor] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(type) ?? [];
  if (kind) return `${kind}: ${actor}`;
  const [, delay] = /^xstate\.after\.([^.]+)\./.exec(type) ?? [];
  return delay ? `after ${delay}` : type;
}

/** The transitions of a state, those of its children not included. */
export const stepsOf = (node: AnyStateNode): Step[] =>
  ([...node.transitions.values()].flat() as AnyTransitionDefinition[]).map((transition) => ({
    id: transitionId(transition),
    machine: node.machine.id,
    source: nameState(node),
    event: nameEvent(transition.eventType),
    guard: transition.guard ? nameOf(transition.guard) : '',
    target: (transition.target ?? []).map(nameState).join(', '),
    actions: transition.actions.map(nameOf),
    description: transition.description ?? '',
    clauses: (transition.meta as { clauses: string[] } | undefined)?.clauses ?? [],
  }));

/** All transitions of a machine. */
export const describeMachine = (machine: AnyStateMachine): Step[] =>
  nodesOf(machine).flatMap(stepsOf);
