import type { ElkExtendedEdge, ElkNode } from 'elkjs';
import type { AnyStateNode, AnyTransitionDefinition } from 'xstate';
import {
  childrenOf,
  transitionId,
  transitionsOf,
  withAncestors,
  withDescendants,
} from '../model/parts';
import { type Content, writeContent } from './content';
import { isInside, type Pill, writePill } from './labels';
import { insetOf, loopRoom, loopsOf } from './loops';
import { clearance, type Measure, type Style } from './style';

/** The graph for ELK, and the content of its boxes, of which ELK only gets the sizes. */
export type Drawing = {
  graph: ElkNode;
  contents: ReadonlyMap<string, Content>;
  pills: ReadonlyMap<string, Pill>;
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

/** The id of a state's initial-state dot. */
export const dotOf = (state: AnyStateNode) => `${state.id} dot`;
/** The id of the line from that dot. */
export const startOf = (state: AnyStateNode) => `${state.id} start`;

/** The lowest common ancestor of both ends, or the source if it contains the target. */
export function findOwner(source: AnyStateNode, target: AnyStateNode): AnyStateNode {
  const holders = withAncestors(target);
  const common = withAncestors(source).find((node) => holders.includes(node)) as AnyStateNode;
  return common === source && source === target && source.parent ? source.parent : common;
}

/** The end of a transition's line. */
export const endOf = ({ target }: AnyTransitionDefinition) => target?.[0] as AnyStateNode;

const edgeOptions = { 'elk.edgeLabels.inline': 'true', 'elk.edgeLabels.placement': 'CENTER' };

/**
 * The edge of a transition, with its label, and the state that owns it. One from a state to its
 * descendant is anchored inside the outer state.
 */
function drawEdge(transition: AnyTransitionDefinition, { width, height }: Pill) {
  const { source } = transition;
  const id = transitionId(transition);
  const owner = findOwner(source, endOf(transition));
  const label = { text: id, width, height, layoutOptions: edgeOptions };
  const layoutOptions = { 'elk.layered.layering.layerConstraint': 'FIRST' };
  const anchor: ElkNode | null =
    owner === source ? { id: `${id} start`, width: 10, height: 10, layoutOptions } : null;
  const edge: ElkExtendedEdge = {
    id,
    sources: [anchor?.id ?? source.id],
    targets: [endOf(transition).id],
    labels: [label],
  };
  return { owner, edge, anchor };
}

/** Builds a machine's graph for ELK, in definition order if possible. */
export function drawGraph(root: AnyStateNode, style: Style, measure: Measure): Drawing {
  const nodes = withDescendants(root);
  const transitions = nodes.flatMap(transitionsOf);
  const contents = new Map(nodes.map((node) => [node.id, writeContent(node, style, measure)]));
  const drawn = transitions.filter((one) => !isInside(one));
  const pills = new Map(drawn.map((one) => [transitionId(one), writePill(one, measure)]));
  const edges = drawn.map((one) => drawEdge(one, pills.get(transitionId(one)) as Pill));

  // ELK can't keep the definition order if a transition enters a nested state.
  const isOrdered = drawn.every((one) => {
    const owner = findOwner(one.source, endOf(one));
    return owner === endOf(one).parent && owner !== one.source;
  });

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
    const own = edges.filter(({ owner }) => owner === node);
    const dot = { id: dotOf(node), width: 10, height: 10 };
    return {
      id: node.id,
      children: [
        ...(initial ? [dot] : []),
        ...own.flatMap(({ anchor }) => anchor ?? []),
        ...children.map(toElk),
      ],
      edges: [...own.map(({ edge }) => edge), ...(initial ? [start] : [])],
      layoutOptions: {
        ...(node.type === 'parallel'
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
  return { graph, contents, pills };
}
