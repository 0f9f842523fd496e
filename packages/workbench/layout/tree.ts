import type { AnyStateNode, AnyTransitionDefinition } from 'xstate';

/** The states directly in one. */
export const childrenOf = (node: AnyStateNode) => Object.values(node.states) as AnyStateNode[];

/** A state and all states in it, itself first. */
export const allBelow = (node: AnyStateNode): AnyStateNode[] => [
  node,
  ...childrenOf(node).flatMap(allBelow),
];

/** Whether a transition leaves its state as it is, so that no line leads anywhere. */
export const isInternal = ({ target }: AnyTransitionDefinition) => !target?.length;

/** A state and all that hold it, itself first. */
export const holdersOf = (node: AnyStateNode): AnyStateNode[] =>
  node.parent ? [node, ...holdersOf(node.parent)] : [node];

/** The innermost state that holds both ends of a line; or that is one of them, and holds the other. */
export function findOwner(source: AnyStateNode, target: AnyStateNode): AnyStateNode {
  const holders = holdersOf(target);
  const common = holdersOf(source).find((node) => holders.includes(node)) as AnyStateNode;
  return common === source && source === target && source.parent ? source.parent : common;
}
