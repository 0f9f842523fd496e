import type { ElkExtendedEdge, ElkNode } from 'elkjs';
import type { AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { withAncestors } from '../model/state-nodes';
import { transitionId } from '../model/transition-id';
import type { Pill } from './pill';
import { findOwner, forkOf, isInternal, lineOf, stemOf } from './tree';
import type { Trunk } from './trunk';

/** Edges and extra nodes for ELK, each by the id of the state that owns it. */
export type Edges = { edges: Map<string, ElkExtendedEdge[]>; nodes: Map<string, ElkNode[]> };

const add = <T>(map: Map<string, T[]>, { id }: AnyStateNode, one: T) =>
  map.set(id, [...(map.get(id) ?? []), one]);

/**
 * The edges of transitions. A transition between a state and its descendant is anchored inside the
 * outer state; one with several targets forks at its label, which is a node, or at its trunk.
 */
export function drawEdges(
  transitions: readonly AnyTransitionDefinition[],
  pills: ReadonlyMap<string, Pill>,
  trunks: ReadonlyMap<string, Trunk>,
): Edges {
  const edges: Edges['edges'] = new Map();
  const nodes: Edges['nodes'] = new Map();
  const anchor = (owner: AnyStateNode, id: string, layerConstraint: 'FIRST' | 'LAST') => {
    const layoutOptions = { 'elk.layered.layering.layerConstraint': layerConstraint };
    add(nodes, owner, { id, width: 10, height: 10, layoutOptions });
    return id;
  };
  const startOf = (owner: AnyStateNode, source: AnyStateNode, line: string) =>
    owner === source ? anchor(owner, `${line} start`, 'FIRST') : source.id;
  const endOf = (owner: AnyStateNode, target: AnyStateNode, line: string) =>
    owner === target ? anchor(owner, `${line} end`, 'LAST') : target.id;

  for (const transition of transitions) {
    if (isInternal(transition)) continue;
    const { source } = transition;
    const targets = transition.target as AnyStateNode[];
    const id = transitionId(transition);
    const trunk = trunks.get(id);
    if (trunk && trunk.first !== id) continue;
    const { width, height } = trunk ?? (pills.get(id) as Pill);
    const owners = targets.map((target) => findOwner(source, target));
    const isForked = targets.length > 1;
    const innermost = owners.reduce((a, b) => (withAncestors(b).includes(a) ? b : a));
    if (isForked) {
      const [stem, fork] = [stemOf(id), forkOf(id)];
      add(nodes, innermost, { id: fork, width, height });
      add(edges, innermost, {
        id: stem,
        sources: [startOf(innermost, source, stem)],
        targets: [fork],
      });
    }
    for (const [index, target] of targets.entries()) {
      const line = lineOf(id, index);
      const owner = isForked ? findOwner(innermost, target) : (owners[index] as AnyStateNode);
      const layoutOptions = {
        'elk.edgeLabels.inline': 'true',
        'elk.edgeLabels.placement': 'CENTER',
      };
      add(edges, owner, {
        id: line,
        sources: [isForked ? forkOf(id) : startOf(owner, source, line)],
        targets: [endOf(owner, target, line)],
        labels: isForked ? [] : [{ id, text: id, width, height, layoutOptions }],
      });
    }
  }
  return { edges, nodes };
}
