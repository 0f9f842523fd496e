import type { AnyStateNode } from 'xstate';
import type { Box, Chart, ChartState, ChartTransition, Point, StateKind } from '../chart/chart';
import { readDescription } from '../model/read-description';
import { childrenOf, withDescendants } from '../model/state-nodes';
import { transitionId, transitionsOf } from '../model/transition-id';
import type { Content } from './content';
import type { Drawing } from './elk-graph';
import { moveRuns, type Pill } from './pill';
import type { Skeleton } from './skeleton';
import { startOf } from './tree';
import { threadTrunk } from './trunk';

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

/** Where a state's content begins: that of an atomic state is in the middle of its box. */
const originOf = (state: AnyStateNode, box: Box, { width, height }: Content): Point =>
  childrenOf(state).length > 0
    ? { x: box.x, y: box.y }
    : { x: box.x + (box.width - width) / 2, y: box.y + (box.height - height) / 2 };

function writeState(state: AnyStateNode, box: Box, content: Content): ChartState {
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

/** Adds text to a skeleton. */
export function writeChart(
  root: AnyStateNode,
  skeleton: Skeleton,
  { contents, pills, trunks }: Pick<Drawing, 'contents' | 'pills' | 'trunks'>,
): Chart {
  const boxOf = (state: AnyStateNode) => skeleton.states.get(state.id) as Box;
  const linesOf = (id: string) =>
    skeleton.lines.filter((line) => line.id === id).map(({ points }) => points);

  const writePlaced = (state: AnyStateNode, id: string): ChartTransition['pill'] => {
    const content = contents.get(state.id) as Content;
    const inner = content.pills.get(id);
    const trunk = trunks.get(id);
    const own = { ...(pills.get(id) as Pill), x: 0, y: 0 };
    const { width, height, runs, ...inset } = inner ?? trunk?.pills.get(id) ?? own;
    const at = inner
      ? originOf(state, boxOf(state), content)
      : (skeleton.pills.get(trunk?.first ?? id) as Box);
    const corner = { x: at.x + inset.x, y: at.y + inset.y };
    return {
      ...roundAll({ ...corner, width, height }),
      runs: moveRuns(runs, corner.x, corner.y).map(roundAll),
    };
  };
  const writeLines = (id: string, pill: Box) => {
    const trunk = trunks.get(id);
    if (!trunk) return linesOf(id).map(roundLine);
    const box = skeleton.pills.get(trunk.first) as Box;
    const [stem = [], ...branches] = linesOf(trunk.first);
    return branches.map((branch) => roundLine(threadTrunk(stem, branch, box, pill)));
  };

  const states = withDescendants(root);
  return {
    id: root.machine.id,
    description: readDescription(root.description).words,
    width: round(skeleton.frame.width),
    height: round(skeleton.frame.height),
    states: states.map((state) =>
      writeState(state, boxOf(state), contents.get(state.id) as Content),
    ),
    transitions: states.flatMap((state) =>
      transitionsOf(state).map((transition) => {
        const id = transitionId(transition);
        const pill = writePlaced(state, id);
        return {
          id,
          pill,
          lines: writeLines(id, pill),
          trunk: trunks.get(id)?.first ?? null,
        };
      }),
    ),
    initials: states.flatMap((state) => {
      const dot = skeleton.dots.get(state.id);
      const [line] = linesOf(startOf(state));
      if (!dot || !line) return [];
      return {
        x: round(dot.x + dot.width / 2),
        y: round(dot.y + dot.height / 2),
        parent: state.id,
        line: roundLine(line),
      };
    }),
  };
}
