import type { ElkNode } from 'elkjs';
import type { AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { childrenOf, withAncestors, withDescendants } from '../model/state-nodes';
import { transitionId, transitionsOf } from '../model/transition-id';
import { type Content, writeContent } from './content';
import { drawEdges } from './elk-edges';
import { insetOf, loopRoom, loopsOf } from './loops';
import { type Pill, writePill } from './pill';
import { clearance, type Style } from './style';
import type { Measure } from './text';
import { dotOf, findOwner, isInternal, startOf } from './tree';
import { findTrunks, type Trunk } from './trunk';

/** The graph for ELK, and the content of its boxes, of which ELK only gets the sizes. */
export type Drawing = {
  graph: ElkNode;
  contents: ReadonlyMap<string, Content>;
  pills: ReadonlyMap<string, Pill>;
  trunks: ReadonlyMap<string, Trunk>;
};

/** The least space between boxes, and between boxes and lines, in px. */
const gap = 12;

const layered = ({ direction }: Style, isOrdered: boolean) => ({
  'elk.algorithm': 'layered',
  'elk.direction': direction,
  'elk.randomSeed': '1',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.layered.considerModelOrder.strategy': isOrdered ? 'NODES_AND_EDGES' : 'NONE',
  'elk.layered.cycleBreaking.strategy': 'DFS_NODE_ORDER',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.layered.spacing.nodeNodeBetweenLayers': `${gap}`,
  'elk.layered.spacing.edgeNodeBetweenLayers': `${gap}`,
  'elk.layered.spacing.edgeEdgeBetweenLayers': '10',
  'elk.spacing.nodeNode': `${14 + 2 * clearance}`,
  'elk.spacing.edgeNode': `${10 + clearance}`,
  'elk.spacing.edgeEdge': '10',
  'elk.spacing.edgeLabel': '0',
  'elk.spacing.labelLabel': '8',
  'elk.spacing.labelNode': '8',
  'elk.spacing.nodeSelfLoop': '14',
  'elk.spacing.portPort': '12',
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
export function drawGraph(root: AnyStateNode, style: Style, measure: Measure): Drawing {
  const nodes = withDescendants(root);
  const transitions = nodes.flatMap(transitionsOf);
  const contents = new Map(nodes.map((node) => [node.id, writeContent(node, style, measure)]));
  const pills = new Map(
    transitions.flatMap((one): [string, Pill][] =>
      isInternal(one) ? [] : [[transitionId(one), writePill(one, measure)]],
    ),
  );
  const trunks = findTrunks(transitions, pills, style);
  const drawn = drawEdges(transitions, pills, trunks);

  // ELK can't keep the definition order if a transition enters a nested state.
  const isOrdered = transitions.every(({ source, target = [] }) =>
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
      const inset = insetOf(node, style);
      const width = Math.max(content.width, room.width) - 2 * inset.x;
      const height = Math.max(content.height, room.height) - 2 * inset.y;
      return {
        id: node.id,
        width,
        height,
        layoutOptions: {
          'elk.nodeSize.constraints': 'PORTS MINIMUM_SIZE',
          'elk.nodeSize.minimum': `(${width},${height})`,
          'elk.layered.edgeRouting.selfLoopDistribution': 'NORTH_SOUTH',
          // It grows until its lines are straight; ELK throws if it has loops.
          'elk.layered.nodePlacement.networkSimplex.nodeFlexibility':
            loopsOf(node).length > 0 ? 'NONE' : 'NODE_SIZE',
        },
      };
    }
    // Children without children are larger than ELK knows.
    const more = children.some((child) => childrenOf(child).length === 0) ? clearance : 0;
    const [x, y] = style.direction === 'RIGHT' ? [gap, gap + more] : [gap + more, gap];
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
              'elk.aspectRatio': `${style.aspect}`,
              'elk.spacing.nodeNode': '10',
              'elk.rectpacking.whiteSpaceElimination.strategy': 'EQUAL_BETWEEN_STRUCTURES',
            }
          : layered(style, isOrdered)),
        'elk.padding': `[top=${content.height + y},left=${x},bottom=${y},right=${x}]`,
        'elk.nodeSize.constraints': 'MINIMUM_SIZE',
        'elk.nodeSize.minimum': `(${content.width},${content.height})`,
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
  return { graph, contents, pills, trunks };
}
