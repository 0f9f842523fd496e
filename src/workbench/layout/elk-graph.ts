import type { ElkNode } from 'elkjs';
import type { AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { childrenOf, withAncestors, withDescendants } from '../model/state-nodes';
import { transitionId, transitionsOf } from '../model/transition-id';
import { type Content, writeContent } from './content';
import { drawEdges } from './elk-edges';
import { loopRoom } from './loops';
import { type Pill, writePill } from './pill';
import { dotOf, startOf } from './skeleton';
import type { Style } from './style';
import type { Measure } from './text';
import { findOwner, isInternal } from './tree';
import { findTrunks, type Trunk } from './trunk';

/** The graph for ELK, and the content of its boxes, of which ELK only gets the sizes. */
export type Drawing = {
  graph: ElkNode;
  contents: ReadonlyMap<string, Content>;
  pills: ReadonlyMap<string, Pill>;
  trunks: ReadonlyMap<string, Trunk>;
};

/** With more states, lines are a little less straight, and the layout takes a third of the time. */
const mostStraight = 60;

const layered = (
  { direction, pitch, cycles, gaps, labels }: Style,
  isOrdered: boolean,
  isLarge: boolean,
) => ({
  'elk.algorithm': 'layered',
  'elk.direction': direction,
  'elk.randomSeed': '1',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.layered.considerModelOrder.strategy': isOrdered ? 'NODES_AND_EDGES' : 'NONE',
  'elk.layered.cycleBreaking.strategy': cycles,
  'elk.layered.edgeLabels.centerLabelPlacementStrategy': labels,
  'elk.layered.nodePlacement.strategy': isLarge ? 'BRANDES_KOEPF' : 'NETWORK_SIMPLEX',
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
export function isCrossed(node: AnyStateNode, all: readonly AnyTransitionDefinition[]): boolean {
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
  const isLarge = nodes.length > mostStraight;
  const transitions = nodes.flatMap(transitionsOf);
  const contents = new Map(nodes.map((node) => [node.id, writeContent(node, style, measure)]));
  const pills = new Map(
    transitions.flatMap((one): [string, Pill][] =>
      isInternal(one) ? [] : [[transitionId(one), writePill(one, style, measure)]],
    ),
  );
  const trunks = findTrunks(transitions, pills, style);
  const drawn = drawEdges(transitions, pills, trunks);

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
    const content = contents.get(node.id) as Content;
    const children = childrenOf(node);
    if (children.length === 0) {
      const room = loopRoom(node, pills, style);
      const width = Math.max(content.width, room.width);
      const height = Math.max(content.height, room.height);
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
    const start = { id: startOf(node), sources: [dotOf(node)], targets: [initial?.id ?? ''] };
    const isPacked = node.type === 'parallel' && !isCrossed(node, transitions);
    const dot = { id: dotOf(node), width: 10, height: 10 };
    return {
      id: node.id,
      children: [
        ...(initial ? [dot] : []),
        ...(drawn.nodes.get(node.id) ?? []),
        ...children.map(toElk),
      ],
      edges: [...(drawn.edges.get(node.id) ?? []), ...(initial ? [start] : [])],
      layoutOptions: {
        ...(isPacked
          ? {
              'elk.algorithm': 'rectpacking',
              'elk.hierarchyHandling': 'SEPARATE_CHILDREN',
              'elk.aspectRatio': '1',
              'elk.spacing.nodeNode': '10',
              'elk.rectpacking.whiteSpaceElimination.strategy': 'EQUAL_BETWEEN_STRUCTURES',
            }
          : layered(style, isOrdered, isLarge)),
        'elk.padding': `[top=${content.height + gaps.others},left=${gaps.others},bottom=${gaps.others},right=${gaps.others}]`,
        'elk.nodeSize.constraints': 'MINIMUM_SIZE',
        'elk.nodeSize.minimum': `(${content.width},${content.height})`,
      },
    };
  };
  const graph: ElkNode = {
    id: '',
    children: [toElk(root)],
    layoutOptions: {
      ...layered(style, isOrdered, isLarge),
      'elk.padding': '[top=1,left=1,bottom=1,right=1]',
      'elk.json.shapeCoords': 'ROOT',
      'elk.json.edgeCoords': 'ROOT',
    },
  };
  return { graph, contents, pills, trunks };
}
