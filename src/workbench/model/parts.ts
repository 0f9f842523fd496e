import {
  type AnyStateMachine,
  type AnyStateNode,
  type AnyTransitionDefinition,
  getStateNodes,
  type StateValue,
} from 'xstate';

/** The children of a state. */
export const childrenOf = (node: AnyStateNode) => Object.values(node.states) as AnyStateNode[];

/** A state and its descendants. */
export const withDescendants = (node: AnyStateNode): AnyStateNode[] => [
  node,
  ...childrenOf(node).flatMap(withDescendants),
];

/** A state and its ancestors. */
export const withAncestors = (node: AnyStateNode): AnyStateNode[] =>
  node.parent ? [node, ...withAncestors(node.parent)] : [node];

/** A state with those below it that it starts in. */
export const startsOf = (node: AnyStateNode): AnyStateNode[] => {
  const below = node.type === 'compound' ? node.initial.target : childrenOf(node);
  return [node, ...below.flatMap(startsOf)];
};

/** All state nodes of a machine, root first. */
export const nodesOf = (machine: AnyStateMachine): AnyStateNode[] => withDescendants(machine.root);

/** The active state nodes, root first. */
export const activeNodes = (machine: AnyStateMachine, value: StateValue): AnyStateNode[] => [
  ...new Set(getStateNodes(machine.root, value)),
];

/** The ids of the active states. */
export const activeStates = (machine: AnyStateMachine, value: StateValue): Set<string> =>
  new Set(activeNodes(machine, value).map(({ id }) => id));

/** Whether a machine has a state. */
export function hasState(machine: AnyStateMachine, value: StateValue): boolean {
  try {
    activeNodes(machine, value);
    return true;
  } catch {
    return false;
  }
}

/** A state's transitions for an event; those without an event under `''`. */
const siblingsOf = ({ source, eventType }: AnyTransitionDefinition): readonly object[] =>
  source.transitions.get(eventType) ?? source.always ?? [];

/**
 * A transition's id within its machine: its state, its event, and its index among that event's
 * transitions.
 */
export const transitionId = (transition: AnyTransitionDefinition): string =>
  `${transition.source.id}#${transition.eventType}#${siblingsOf(transition).indexOf(transition)}`;

/** A state's own transitions, in order. */
export const transitionsOf = (node: AnyStateNode): AnyTransitionDefinition[] => [
  ...[...node.transitions.values()].flat(),
  ...(node.always ?? []),
];

const known = new WeakMap<AnyStateMachine, ReadonlyMap<string, AnyTransitionDefinition>>();

/** A machine's transitions of these ids. */
export function transitionsById(
  machine: AnyStateMachine,
  ids: readonly string[],
): readonly AnyTransitionDefinition[] {
  const all =
    known.get(machine) ??
    new Map(
      nodesOf(machine)
        .flatMap(transitionsOf)
        .map((one) => [transitionId(one), one]),
    );
  known.set(machine, all);
  return ids.flatMap((id) => all.get(id) ?? []);
}
