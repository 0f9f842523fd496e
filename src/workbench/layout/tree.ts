import type { AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { withAncestors } from '../model/state-nodes';

/** Whether a transition has no target. */
export const isInternal = ({ target }: AnyTransitionDefinition) => !target?.length;

/** The lowest common ancestor of both ends, or the end that contains the other. */
export function findOwner(source: AnyStateNode, target: AnyStateNode): AnyStateNode {
  const holders = withAncestors(target);
  const common = withAncestors(source).find((node) => holders.includes(node)) as AnyStateNode;
  return common === source && source === target && source.parent ? source.parent : common;
}
