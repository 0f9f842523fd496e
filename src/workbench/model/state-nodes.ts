import type { AnyStateMachine, AnyStateNode } from 'xstate';

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
