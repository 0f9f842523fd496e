import type { AnyStateNode } from 'xstate';
import type { Box, Chart, ChartState, ChartTransition, Point, StateKind } from '../chart/chart';
import { childrenOf, withDescendants } from '../model/state-nodes';
import { transitionId, transitionsOf } from '../model/transition-id';
import type { Content } from './content';
import { moveRuns, type Pill } from './pill';
import { type Skeleton, startOf } from './skeleton';

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

/** Offset that vertically centers an atomic state's text, in px. */
const spareOf = (state: AnyStateNode, box: Box, { height }: Content) =>
  childrenOf(state).length > 0 ? 0 : (box.height - height) / 2;

function writeState(state: AnyStateNode, box: Box, content: Content): ChartState {
  return {
    ...roundAll(box),
    id: state.id,
    kind: state.type as StateKind,
    parent: state.parent?.id ?? null,
    head: childrenOf(state).length > 0 ? round(content.height) : 0,
    runs: moveRuns(content.runs, box.x, box.y + spareOf(state, box, content)).map(roundAll),
  };
}

/** Adds text to a skeleton. */
export function writeChart(
  root: AnyStateNode,
  skeleton: Skeleton,
  contents: ReadonlyMap<string, Content>,
  pills: ReadonlyMap<string, Pill>,
): Chart {
  const boxOf = (state: AnyStateNode) => skeleton.states.get(state.id) as Box;
  const linesOf = (id: string) =>
    skeleton.lines.filter((line) => line.id === id).map(({ points }) => roundLine(points));

  const writePlaced = (state: AnyStateNode, id: string): ChartTransition['pill'] => {
    const content = contents.get(state.id) as Content;
    const inner = content.pills.get(id);
    const box = boxOf(state);
    const at = inner
      ? { x: box.x + inner.x, y: box.y + spareOf(state, box, content) + inner.y }
      : (skeleton.pills.get(id) as Box);
    const { width, height, runs } = (inner ?? pills.get(id)) as Pill;
    const corner = { x: at.x, y: at.y, width, height };
    return { ...roundAll(corner), runs: moveRuns(runs, at.x, at.y).map(roundAll) };
  };

  const states = withDescendants(root);
  return {
    id: root.machine.id,
    description: root.description ?? '',
    width: round(skeleton.frame.width),
    height: round(skeleton.frame.height),
    states: states.map((state) =>
      writeState(state, boxOf(state), contents.get(state.id) as Content),
    ),
    transitions: states.flatMap((state) =>
      transitionsOf(state).map((transition) => {
        const id = transitionId(transition);
        return {
          id,
          source: state.id,
          targets: (transition.target ?? []).map((target) => target.id),
          pill: writePlaced(state, id),
          lines: linesOf(id),
        };
      }),
    ),
    initials: states.flatMap((state) => {
      const dot = skeleton.dots.get(state.id);
      const [line] = linesOf(startOf(state));
      const first = state.initial?.target[0]?.id;
      if (!dot || !line || !first) return [];
      return {
        x: round(dot.x + dot.width / 2),
        y: round(dot.y + dot.height / 2),
        parent: state.id,
        state: first,
        line,
      };
    }),
  };
}
