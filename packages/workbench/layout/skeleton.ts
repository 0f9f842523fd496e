import type { ElkEdgeSection, ElkNode } from 'elkjs';
import type { AnyStateNode } from 'xstate';
import type { Box, Point } from '../src/chart/chart';
import { withDescendants } from '../src/model/state-nodes';
import { transitionId, transitionsOf } from '../src/model/transition-id';
import type { Content } from './content';
import type { Style } from './style';
import { findOwner, isInternal } from './tree';

/** A line between two states; the first one of a transition carries its label. */
export type Line = { id: string; source: string; target: string; points: Point[] };

/** Positions, before text is added. Mutable. */
export type Skeleton = {
  frame: Box;
  states: Map<string, Box>;
  pills: Map<string, Box>;
  /** Initial-state dots, by the id of their parent state. */
  dots: Map<string, Box>;
  lines: Line[];
};

const nodesBelow = (node: ElkNode): ElkNode[] => [
  node,
  ...(node.children ?? []).flatMap(nodesBelow),
];

const boxOf = ({ x = 0, y = 0, width = 0, height = 0 }: Partial<Box>): Box => ({
  x,
  y,
  width,
  height,
});

const pointsOf = ({ startPoint, bendPoints = [], endPoint }: ElkEdgeSection): Point[] =>
  [startPoint, ...bendPoints, endPoint].map(({ x, y }) => ({ x, y }));

/** ELK places a self-loop's label beside its line; this routes the line through the label. */
function threadLoop(points: Point[], pill: Box): Point[] {
  const [start, , , end] = points;
  if (points.length !== 4 || !start || !end) return points;
  const middle = { x: pill.x + pill.width / 2, y: pill.y + pill.height / 2 };
  return start.y === end.y
    ? [start, { x: start.x, y: middle.y }, { x: end.x, y: middle.y }, end]
    : [start, { x: middle.x, y: start.y }, { x: middle.x, y: end.y }, end];
}

/**
 * Extends a line between a state and its descendant to the outer state's edge, or to its header.
 */
function extendToEdge(points: Point[], outer: Box, head: number, style: Style, isSource: boolean) {
  const at = points.at(isSource ? 0 : -1);
  if (!at) return;
  if (style.direction === 'RIGHT') at.x = isSource ? outer.x : outer.x + outer.width;
  else at.y = isSource ? outer.y + head : outer.y + outer.height;
}

/** The id of a state's initial-state dot in the ELK graph. */
export const dotOf = (state: AnyStateNode) => `${state.id} dot`;
/** The id of the line from that dot. */
export const startOf = (state: AnyStateNode) => `${state.id} start`;
/** The id of a transition's line to a target. */
export const lineOf = (transition: string, index: number) => `${transition} ${index}`;

/** Reads the positions from ELK's result. */
export function readSkeleton(
  root: AnyStateNode,
  laidOut: ElkNode,
  style: Style,
  contents: ReadonlyMap<string, Content>,
): Skeleton {
  const nodes = new Map(nodesBelow(laidOut).map((node) => [node.id, node]));
  const edges = new Map(
    [...nodes.values()].flatMap(({ edges = [] }) => edges).map((edge) => [edge.id, edge]),
  );
  const sectionsOf = (id: string) => (edges.get(id)?.sections ?? []).flatMap(pointsOf);
  const skeleton: Skeleton = {
    frame: boxOf(laidOut),
    states: new Map(),
    pills: new Map(),
    dots: new Map(),
    lines: [],
  };
  for (const state of withDescendants(root)) {
    skeleton.states.set(state.id, boxOf(nodes.get(state.id) ?? {}));
    const dot = nodes.get(dotOf(state));
    const initial = state.type === 'compound' ? state.initial.target[0]?.id : undefined;
    if (dot && initial) {
      skeleton.dots.set(state.id, boxOf(dot));
      const points = sectionsOf(startOf(state));
      skeleton.lines.push({ id: startOf(state), source: dotOf(state), target: initial, points });
    }
    for (const transition of transitionsOf(state)) {
      if (isInternal(transition)) continue;
      const id = transitionId(transition);
      const pill = boxOf(edges.get(lineOf(id, 0))?.labels?.[0] ?? {});
      skeleton.pills.set(id, pill);
      for (const [index, target] of (transition.target as AnyStateNode[]).entries()) {
        const line = lineOf(id, index);
        const points = sectionsOf(line);
        const owner = findOwner(state, target);
        const frame = boxOf(nodes.get(owner.id) ?? {});
        const head = contents.get(owner.id)?.height ?? 0;
        if (owner === state) extendToEdge(points, frame, head, style, true);
        if (owner === target) extendToEdge(points, frame, head, style, false);
        skeleton.lines.push({
          id,
          source: state.id,
          target: target.id,
          points: target === state ? threadLoop(points, pill) : points,
        });
      }
    }
  }
  return skeleton;
}
