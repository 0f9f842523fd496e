import type { Box, Point } from '../chart/chart';

/** Tolerance in px. */
export const slack = 0.05;

export type Axis = 'x' | 'y';
/** The length of a box along an axis. */
export const extent = { x: 'width', y: 'height' } as const;

/** A box as the coordinates of its edges. */
const edgesOf = ({ x, y, width, height }: Box) => ({ x1: x, y1: y, x2: x + width, y2: y + height });

/** Whether two boxes overlap by more than `tolerance` px. */
export function overlap(a: Box, b: Box, tolerance = 0.6): boolean {
  const [p, q] = [edgesOf(a), edgesOf(b)];
  return (
    Math.min(p.x2, q.x2) - Math.max(p.x1, q.x1) > tolerance &&
    Math.min(p.y2, q.y2) - Math.max(p.y1, q.y1) > tolerance
  );
}

/** Whether a box contains another. */
export function holds(outer: Box, inner: Box): boolean {
  const [o, i] = [edgesOf(outer), edgesOf(inner)];
  return i.x1 >= o.x1 - 0.6 && i.y1 >= o.y1 - 0.6 && i.x2 <= o.x2 + 0.6 && i.y2 <= o.y2 + 0.6;
}

/** A line's segments as boxes without thickness. */
export const segmentsOf = (line: readonly Point[]): Box[] =>
  line.slice(1).map((to, index) => {
    const from = line[index] as Point;
    return {
      x: Math.min(from.x, to.x),
      y: Math.min(from.y, to.y),
      width: Math.abs(from.x - to.x),
      height: Math.abs(from.y - to.y),
    };
  });

/** A box, larger by `by` px on each side. */
export const inflate = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
});

const isSame = (a: number, b: number) => Math.abs(a - b) < slack;

const isSamePoint = (a: Point, b: Point | undefined) =>
  b !== undefined && isSame(a.x, b.x) && isSame(a.y, b.y);

/** Removes points that are no bends. */
export const simplify = (points: readonly Point[]): Point[] =>
  points
    .filter((point, index) => !isSamePoint(point, points[index - 1]))
    .filter((point, index, distinct) => {
      const [before, after] = [distinct[index - 1], distinct[index + 1]];
      if (!before || !after) return true;
      return !(
        (isSame(before.x, point.x) && isSame(point.x, after.x)) ||
        (isSame(before.y, point.y) && isSame(point.y, after.y))
      );
    });
