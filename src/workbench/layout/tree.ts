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

/** The id of a state's initial-state dot in the ELK graph. */
export const dotOf = (state: AnyStateNode) => `${state.id} dot`;
/** The id of the line from that dot. */
export const startOf = (state: AnyStateNode) => `${state.id} start`;
/** The id of a transition's line to a target. */
export const lineOf = (transition: string, index: number) => `${transition} ${index}`;
/** The id of the label of a transition with several targets, which is a node there. */
export const forkOf = (transition: string) => `${transition} fork`;
/** The id of the line to that label. */
export const stemOf = (transition: string) => `${transition} stem`;
