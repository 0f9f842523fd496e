import type { ElkEdgeSection, ElkNode } from 'elkjs';
import type { AnyStateNode } from 'xstate';
import type { Box, Point } from '../chart/chart';
import { withDescendants } from '../model/state-nodes';
import { transitionId, transitionsOf } from '../model/transition-id';
import type { Drawing } from './elk-graph';
import { insetOf, threadLoop } from './loops';
import type { Style } from './style';
import { dotOf, findOwner, forkOf, isInternal, lineOf, startOf, stemOf } from './tree';
import { leaveAtLabel } from './trunk';

/** A line; the first one of a transition carries its label, or leads to its trunk. */
type Line = { id: string; points: Point[] };

/** Positions, before text is added. */
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

/** A line's points, without steps of a px or two, which ELK leaves where a line enters a state. */
function pointsOf({ startPoint, bendPoints = [], endPoint }: ElkEdgeSection): Point[] {
  const isClose = (a: number, b: number) => Math.abs(a - b) <= 2;
  let last: Point = startPoint;
  return [startPoint, ...bendPoints, endPoint].map(({ x, y }) => {
    last = { x: isClose(x, last.x) ? last.x : x, y: isClose(y, last.y) ? last.y : y };
    return last;
  });
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

/** Joins two lines that end on opposite sides of a label, hiding the bend behind it. */
function joinInside(stem: readonly Point[], branch: readonly Point[], pill: Box): Point[] {
  const [end, start] = [stem.at(-1), branch[0]];
  if (!end || !start) return [...stem, ...branch];
  const middle = { x: pill.x + pill.width / 2, y: pill.y + pill.height / 2 };
  const isLevel = end.y > pill.y + 0.5 && end.y < pill.y + pill.height - 0.5;
  if (Math.abs(isLevel ? end.y - start.y : end.x - start.x) < 0.05) {
    return [...stem.slice(0, -1), ...branch.slice(1)];
  }
  const bends = isLevel
    ? [
        { x: middle.x, y: end.y },
        { x: middle.x, y: start.y },
      ]
    : [
        { x: end.x, y: middle.y },
        { x: start.x, y: middle.y },
      ];
  return [...stem.slice(0, -1), ...bends, ...branch.slice(1)];
}

/** Reads the positions from ELK's result. */
export function readSkeleton(
  root: AnyStateNode,
  laidOut: ElkNode,
  style: Style,
  { contents, trunks }: Pick<Drawing, 'contents' | 'trunks'>,
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
  const headOf = ({ id }: AnyStateNode) => contents.get(id)?.height ?? 0;
  const states = withDescendants(root);
  for (const state of states) {
    const { x, y, width, height } = boxOf(nodes.get(state.id) ?? {});
    const inset = insetOf(state, style);
    skeleton.states.set(state.id, {
      x: x - inset.x,
      y: y - inset.y,
      width: width + 2 * inset.x,
      height: height + 2 * inset.y,
    });
  }
  const stateBox = ({ id }: AnyStateNode) => skeleton.states.get(id) as Box;
  for (const state of states) {
    const dot = nodes.get(dotOf(state));
    if (dot) {
      skeleton.dots.set(state.id, boxOf(dot));
      skeleton.lines.push({ id: startOf(state), points: sectionsOf(startOf(state)) });
    }
    for (const transition of transitionsOf(state)) {
      if (isInternal(transition)) continue;
      const id = transitionId(transition);
      const targets = transition.target as AnyStateNode[];
      const trunk = trunks.get(id);
      if (trunk && trunk.first !== id) continue;
      const fork = nodes.get(forkOf(id));
      const pill = boxOf(fork ?? edges.get(lineOf(id, 0))?.labels?.[0] ?? {});
      skeleton.pills.set(id, pill);
      const stem = sectionsOf(stemOf(id));
      if (fork && targets.every((target) => findOwner(state, target) === state)) {
        extendToEdge(stem, stateBox(state), headOf(state), style, true);
      }
      if (trunk) skeleton.lines.push({ id, points: stem });
      for (const [index, target] of targets.entries()) {
        const line = sectionsOf(lineOf(id, index));
        const points = trunk ? leaveAtLabel(line, trunk, pill) : line;
        const owner = findOwner(state, target);
        const outer = stateBox(owner);
        if (owner === state && !fork) extendToEdge(points, outer, headOf(owner), style, true);
        if (owner === target) extendToEdge(points, outer, headOf(owner), style, false);
        const isLoop = target === state && owner !== state;
        skeleton.lines.push({
          id,
          points: isLoop
            ? threadLoop(points, pill, stateBox(state))
            : fork && index === 0 && !trunk
              ? joinInside(stem, points, pill)
              : points,
        });
      }
    }
  }
  return skeleton;
}
