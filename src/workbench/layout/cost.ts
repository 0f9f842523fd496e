import type { Box, Chart, Point } from '../chart/chart';
import { inflate, overlap, segmentsOf } from './geometry';
import type { Style } from './style';
import { typeStyles } from './text';

/** The space for a chart, in px. */
export type Pane = { width: number; height: number };

/** That of a site's page in a 1280 × 800 window: the chart pane, minus its margin. */
const usualPane: Pane = { width: 658, height: 417 };

/** A pane with the shape of another, but with no less space than usual: a chart can be zoomed on a phone. */
export function paneLike({ width, height }: Pane): Pane {
  const area = width * height;
  if (!(area > 0)) return usualPane;
  const factor = Math.max(1, Math.sqrt((usualPane.width * usualPane.height) / area));
  return { width: width * factor, height: height * factor };
}

/** Minimum text size in that pane, in px. */
export const minTextSize = 11;

const smallest = Math.min(...Object.values(typeStyles).map(({ size }) => size));

/** Size of the smallest text once the chart is fitted into the pane, in px. */
export const textSizeOf = (
  { width, height }: Pick<Chart, 'width' | 'height'>,
  pane: Pane = usualPane,
): number => smallest * Math.min(1, pane.width / width, pane.height / height);

const lengthOf = (line: readonly Point[]) =>
  line.slice(1).reduce((sum, { x, y }, index) => {
    const from = line[index] as Point;
    return sum + Math.abs(x - from.x) + Math.abs(y - from.y);
  }, 0);

/** How often lines cross. */
function countCrossings(lines: readonly (readonly Point[])[]): number {
  const boxes = lines.map(segmentsOf);
  return boxes.reduce((sum, own, index) => {
    const others = boxes.slice(index + 1).flat();
    const isCrossed = (a: Box, b: Box) =>
      a.x < b.x && a.x + a.width > b.x + b.width && b.y < a.y && b.y + b.height > a.y + a.height;
    return (
      sum + own.flatMap((a) => others.filter((b) => isCrossed(a, b) || isCrossed(b, a))).length
    );
  }, 0);
}

/** How many of the outermost initial states are not before their siblings in reading direction. */
export function countLate(
  { states, initials }: Chart,
  { direction }: Pick<Style, 'direction'>,
): number {
  const axis = direction === 'RIGHT' ? 'x' : 'y';
  const find = (id: string | null) => states.find((one) => one.id === id);
  const isOutermost = (id: string | null): boolean => {
    const outer = find(find(id)?.parent ?? null);
    return !outer || (outer.kind === 'parallel' && isOutermost(outer.id));
  };
  return initials.filter(({ parent, state }) => {
    const siblings = states.filter((one) => one.parent === parent);
    const first = Math.min(...siblings.map((one) => one[axis]));
    return isOutermost(parent) && (find(state)?.[axis] ?? 0) > first + 20;
  }).length;
}

/**
 * The cost of a layout: bends, long or crossed lines, lines through headers, small text, guards
 * beside their events, tight padding, and initial states that are not first.
 */
export function costOf(
  chart: Chart,
  style: Pick<Style, 'pills' | 'direction' | 'padding'>,
  pane?: Pane,
): number {
  const lines = chart.transitions.flatMap((transition) => transition.lines);
  const bends = lines.reduce((sum, line) => sum + line.length - 2, 0);
  const length = lines.reduce((sum, line) => sum + lengthOf(line), 0);
  const headers = chart.states
    .filter(({ head, parent }) => head > 0 && parent !== null)
    .map(({ x, y, width, head }) => ({ x, y, width, height: head }));
  const crossed = lines
    .flatMap(segmentsOf)
    .filter((segment) => headers.some((box) => overlap(inflate(segment, 1), inflate(box, -1.5))));
  const size = textSizeOf(chart, pane);
  const lost = smallest - size + 4 * Math.max(0, minTextSize - size);
  const habit =
    (style.pills === 'wide' ? 3 : 0) +
    (style.padding === 'tight' ? 3 : 0) +
    18 * countLate(chart, style);
  return bends + length / 150 + 2 * countCrossings(lines) + 3 * crossed.length + 6 * lost + habit;
}
