import type { ElkEdgeSection, ElkNode } from 'elkjs';
import type { AnyStateNode, AnyTransitionDefinition } from 'xstate';
import type { Box, Chart, ChartState, ChartTransition, Point, StateKind } from '../chart/chart';
import { readDescription } from '../model/clauses';
import { childrenOf, transitionId, transitionsOf, withDescendants } from '../model/parts';
import type { Content } from './content';
import { type Drawing, dotOf, endOf, findOwner, startOf } from './elk-graph';
import { isInside, moveRuns, type Pill } from './labels';
import { insetOf, threadLoop } from './loops';
import type { Style } from './style';

/** Rounded to a tenth of a px, so that the data is short and the same everywhere. */
const round = (value: number) => Math.round(value * 10) / 10;
const roundAll = <T extends object>(thing: T): T =>
  Object.fromEntries(
    Object.entries(thing).map(([key, value]) => [
      key,
      typeof value === 'number' ? round(value) : value,
    ]),
  ) as T;
const roundLine = (points: readonly Point[]) => points.map(roundAll);

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

/** Where a state's content begins: that of an atomic state is in the middle of its box. */
const originOf = (state: AnyStateNode, box: Box, { width, height }: Content): Point =>
  childrenOf(state).length > 0
    ? { x: box.x, y: box.y }
    : { x: box.x + (box.width - width) / 2, y: box.y + (box.height - height) / 2 };

/** A machine's chart, from ELK's result and the content of its boxes. */
export function writeChart(
  root: AnyStateNode,
  laidOut: ElkNode,
  style: Style,
  { contents, pills }: Drawing,
): Chart {
  const nodes = new Map(nodesBelow(laidOut).map((node) => [node.id, node]));
  const edges = new Map(
    [...nodes.values()].flatMap(({ edges = [] }) => edges).map((edge) => [edge.id, edge]),
  );
  const lineOf = (id: string) => (edges.get(id)?.sections ?? []).flatMap(pointsOf);
  const contentOf = ({ id }: AnyStateNode) => contents.get(id) as Content;
  const stateBox = (state: AnyStateNode): Box => {
    const { x, y, width, height } = boxOf(nodes.get(state.id) ?? {});
    const inset = insetOf(state, style);
    return {
      x: x - inset.x,
      y: y - inset.y,
      width: width + 2 * inset.x,
      height: height + 2 * inset.y,
    };
  };

  function writeState(state: AnyStateNode): ChartState {
    const box = stateBox(state);
    const content = contentOf(state);
    const { x, y } = originOf(state, box, content);
    return {
      ...roundAll(box),
      id: state.id,
      kind: state.type as StateKind,
      parent: state.parent?.id ?? null,
      head: childrenOf(state).length > 0 ? round(content.height) : 0,
      runs: moveRuns(content.runs, x, y).map(roundAll),
    };
  }

  function writeTransition(transition: AnyTransitionDefinition): ChartTransition {
    const { source } = transition;
    const id = transitionId(transition);
    const outer = stateBox(source);
    if (isInside(transition)) {
      const content = contentOf(source);
      const { x, y } = originOf(source, outer, content);
      const pill = content.pills.get(id) as Box & Pill;
      const at = { x: x + pill.x, y: y + pill.y };
      const runs = moveRuns(pill.runs, at.x, at.y).map(roundAll);
      return { id, line: null, pill: { ...roundAll({ ...pill, ...at }), runs } };
    }
    const label = boxOf(edges.get(id)?.labels?.[0] ?? {});
    const points = lineOf(id);
    const [start] = points;
    const isLoop = endOf(transition) === source;
    if (start && findOwner(source, endOf(transition)) === source) {
      // From the outer state's edge, or its header.
      if (style.direction === 'RIGHT') start.x = outer.x;
      else start.y = outer.y + contentOf(source).height;
    }
    const line = roundLine(isLoop ? threadLoop(points, label, outer) : points);
    const runs = moveRuns((pills.get(id) as Pill).runs, label.x, label.y).map(roundAll);
    return { id, line, pill: { ...roundAll(label), runs } };
  }

  const states = withDescendants(root);
  return {
    id: root.machine.id,
    description: readDescription(root.description).words,
    ...roundAll({ width: laidOut.width ?? 0, height: laidOut.height ?? 0 }),
    states: states.map(writeState),
    transitions: states.flatMap(transitionsOf).map(writeTransition),
    initials: states.flatMap((state) => {
      const dot = nodes.get(dotOf(state));
      if (!dot) return [];
      const { x, y, width, height } = boxOf(dot);
      const line = roundLine(lineOf(startOf(state)));
      return { x: round(x + width / 2), y: round(y + height / 2), parent: state.id, line };
    }),
  };
}
