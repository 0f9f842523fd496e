import type { ElkExtendedEdge, ElkNode } from 'elkjs';
import type { AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { childrenOf, withDescendants } from '../src/model/state-nodes';
import { transitionId, transitionsOf } from '../src/model/transition-id';
import { type Content, type Pill, writeContent, writePill } from './content';
import { dotOf, lineOf, startOf } from './skeleton';
import type { Style } from './style';
import type { Measure } from './text';
import { findOwner, isInternal, withAncestors } from './tree';

/** The graph for ELK, and the content of its boxes, of which ELK only gets the sizes. */
export type Drawing = {
  graph: ElkNode;
  contents: ReadonlyMap<string, Content>;
  pills: ReadonlyMap<string, Pill>;
};

const layered = ({ direction, pitch, cycles, gaps }: Style, isOrdered: boolean) => ({
  'elk.algorithm': 'layered',
  'elk.direction': direction,
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.layered.considerModelOrder.strategy': isOrdered ? 'NODES_AND_EDGES' : 'NONE',
  'elk.layered.cycleBreaking.strategy': cycles,
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.layered.spacing.nodeNodeBetweenLayers': String(gaps.others),
  'elk.layered.spacing.edgeNodeBetweenLayers': String(gaps.others),
  'elk.layered.spacing.edgeEdgeBetweenLayers': String(gaps.lines),
  'elk.spacing.nodeNode': '16',
  'elk.spacing.edgeNode': '14',
  'elk.spacing.edgeEdge': '10',
  'elk.spacing.edgeLabel': '0',
  'elk.spacing.labelLabel': '8',
  'elk.spacing.labelNode': '8',
  'elk.spacing.nodeSelfLoop': '14',
  'elk.spacing.portPort': String(pitch),
});

/** Whether a transition crosses a region boundary of a parallel state. */
function isCrossed(node: AnyStateNode, all: readonly AnyTransitionDefinition[]): boolean {
  const regionOf = (one: AnyStateNode) =>
    childrenOf(node).find((region) => withAncestors(one).includes(region));
  return all.some(({ source, target }) =>
    (target ?? []).some((to) => regionOf(source) !== regionOf(to as AnyStateNode)),
  );
}

/** Builds a machine's graph for ELK, in definition order if possible. */
export function drawGraph(
  root: AnyStateNode,
  style: Style,
  measure: Measure,
  keepsOrder: boolean,
): Drawing {
  const { gaps } = style;
  const nodes = withDescendants(root);
  const transitions = nodes.flatMap(transitionsOf);
  const contents = new Map(nodes.map((node) => [node.id, writeContent(node, style, measure)]));
  const pills = new Map<string, Pill>();
  const edges = new Map<string, ElkExtendedEdge[]>();
  const own = (owner: AnyStateNode, edge: ElkExtendedEdge) =>
    edges.set(owner.id, [...(edges.get(owner.id) ?? []), edge]);

  // Transitions between a state and its descendant are anchored inside the outer state.
  const anchors = new Map<string, ElkNode[]>();
  const anchor = (owner: AnyStateNode, id: string, layerConstraint: string) => {
    const point = {
      id,
      width: 1,
      height: 1,
      layoutOptions: { 'elk.layered.layering.layerConstraint': layerConstraint },
    };
    anchors.set(owner.id, [...(anchors.get(owner.id) ?? []), point]);
    return point.id;
  };

  for (const transition of transitions) {
    if (isInternal(transition)) continue;
    const id = transitionId(transition);
    const pill = writePill(transition, measure);
    pills.set(id, pill);
    for (const [index, target] of (transition.target as AnyStateNode[]).entries()) {
      const { width, height } = pill;
      const layoutOptions = {
        'elk.edgeLabels.inline': 'true',
        'elk.edgeLabels.placement': 'CENTER',
      };
      const owner = findOwner(transition.source, target);
      own(owner, {
        id: lineOf(id, index),
        sources: [
          owner === transition.source
            ? anchor(owner, `${lineOf(id, index)} start`, 'FIRST')
            : transition.source.id,
        ],
        targets: [owner === target ? anchor(owner, `${lineOf(id, index)} end`, 'LAST') : target.id],
        labels: index === 0 ? [{ id, text: id, width, height, layoutOptions }] : [],
      });
    }
  }

  // ELK can't keep the definition order if a transition enters a nested state.
  const isOrdered =
    keepsOrder &&
    transitions.every(({ source, target = [] }) =>
      (target as AnyStateNode[]).every((to) => {
        const owner = findOwner(source, to);
        return owner === to.parent && owner !== source;
      }),
    );

  const toElk = (node: AnyStateNode): ElkNode => {
    const { width, height } = contents.get(node.id) as Content;
    const children = childrenOf(node);
    if (children.length === 0) {
      return {
        id: node.id,
        width,
        height,
        layoutOptions: {
          'elk.nodeSize.constraints': 'PORTS MINIMUM_SIZE',
          'elk.nodeSize.minimum': `(${width},${height})`,
          'elk.spacing.portPort': String(style.pitch),
          'elk.layered.edgeRouting.selfLoopDistribution': 'NORTH_SOUTH',
        },
      };
    }
    const initial = node.type === 'compound' ? node.initial.target[0] : undefined;
    if (initial) {
      own(node, { id: startOf(node), sources: [dotOf(node)], targets: [initial.id] });
    }
    const isPacked = node.type === 'parallel' && !isCrossed(node, transitions);
    const dot = { id: dotOf(node), width: 10, height: 10 };
    return {
      id: node.id,
      children: [
        ...(initial ? [dot] : []),
        ...(anchors.get(node.id) ?? []),
        ...children.map(toElk),
      ],
      edges: edges.get(node.id) ?? [],
      layoutOptions: {
        ...(isPacked
          ? {
              'elk.algorithm': 'rectpacking',
              'elk.hierarchyHandling': 'SEPARATE_CHILDREN',
              'elk.aspectRatio': String(style.aspect),
              'elk.spacing.nodeNode': '10',
              'elk.rectpacking.whiteSpaceElimination.strategy': 'EQUAL_BETWEEN_STRUCTURES',
            }
          : layered(style, isOrdered)),
        'elk.padding': `[top=${height + gaps.others},left=${gaps.others},bottom=${gaps.others},right=${gaps.others}]`,
        'elk.nodeSize.constraints': 'MINIMUM_SIZE',
        'elk.nodeSize.minimum': `(${width},${height})`,
      },
    };
  };
  const graph: ElkNode = {
    id: '',
    children: [toElk(root)],
    layoutOptions: {
      ...layered(style, isOrdered),
      'elk.padding': '[top=1,left=1,bottom=1,right=1]',
      'elk.json.shapeCoords': 'ROOT',
      'elk.json.edgeCoords': 'ROOT',
    },
  };
  return { graph, contents, pills };
}
