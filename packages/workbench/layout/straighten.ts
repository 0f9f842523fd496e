import type { Box, Point } from '../src/chart/chart';
import type { Skeleton } from './skeleton';

type Axis = 'x' | 'y';
/** One end of a line: its points from there, and the state's side. */
type End = { points: Point[]; state: string; side: string; along: Axis; pill: Box | undefined };

/** Minimum distance of lines from each other and from corners, in px. */
const clearance = 8;

const extent = { x: 'width', y: 'height' } as const;

/** The side of a box that a point is on. */
function sideOf({ x, y }: Point, box: Box): { side: string; along: Axis } {
  const sides = [
    { side: 'left', along: 'y', distance: Math.abs(x - box.x) },
    { side: 'right', along: 'y', distance: Math.abs(x - box.x - box.width) },
    { side: 'top', along: 'x', distance: Math.abs(y - box.y) },
    { side: 'bottom', along: 'x', distance: Math.abs(y - box.y - box.height) },
  ] as const;
  return sides.reduce((best, one) => (one.distance < best.distance ? one : best));
}

/** Whether a line's end can move along its side unobstructed. */
function isFree(end: End, from: number, to: number, ends: readonly End[]): boolean {
  return ends
    .filter((one) => one !== end && one.state === end.state && one.side === end.side)
    .every(({ points }) => {
      const at = (points[0] as Point)[end.along];
      return Math.abs(at - to) >= clearance - 0.01 && (at - from) * (at - to) > 0;
    });
}

const isSame = (a: number, b: number) => Math.abs(a - b) < 0.01;

/** Whether a box is on a segment of a line. */
const isOn = ({ x, y, width, height }: Box, from: Point, to: Point) =>
  Math.min(from.x, to.x) < x + width &&
  Math.max(from.x, to.x) > x &&
  Math.min(from.y, to.y) < y + height &&
  Math.max(from.y, to.y) > y;

/** Removes a kink by moving the line's end; returns whether it did. */
function straightenEnd(end: End, box: Box, head: number, ends: readonly End[]): boolean {
  const [start, , corner, next] = end.points;
  if (!start || !corner || !next) return false;
  const [, turn] = end.points as [Point, Point];
  const { along, pill } = end;
  const from = start[along];
  const to = corner[along];
  // A kink: two turns that return to the original direction.
  const isKink = isSame(from, turn[along]) && isSame(to, next[along]) && !isSame(from, to);
  if (!isKink || (pill && isOn(pill, start, turn))) return false;
  const low = box[along] + (along === 'y' ? Math.max(head, clearance) : clearance);
  const high = box[along] + box[extent[along]] - clearance;
  if (to < low || to > high || !isFree(end, from, to, ends)) return false;
  start[along] = to;
  end.points.splice(1, 2);
  return true;
}

/**
 * Straightens lines by moving their ends along the sides of states, unless a label is in the way.
 * `headOf` is the height of a state's header, where no line can end.
 */
export function straighten(
  { states, pills, lines }: Skeleton,
  headOf: (state: string) => number,
): void {
  const views = lines.map((line) => ({
    line,
    forward: line.points,
    backward: line.points.toReversed(),
  }));
  const endsOf = () =>
    views.flatMap(({ line, forward, backward }): End[] =>
      [
        { points: forward, state: line.source },
        { points: backward, state: line.target },
      ].flatMap(({ points, state }) => {
        const box = states.get(state);
        const pill = pills.get(line.id);
        return box && points[0] ? { points, state, pill, ...sideOf(points[0], box) } : [];
      }),
    );
  for (let isMoving = true; isMoving; ) {
    isMoving = false;
    const ends = endsOf();
    for (const end of ends) {
      const view = views.find(
        ({ forward, backward }) => forward === end.points || backward === end.points,
      );
      const box = states.get(end.state);
      if (!view || !box || view.line.source === view.line.target) continue;
      if (!straightenEnd(end, box, headOf(end.state), ends)) continue;
      isMoving = true;
      // Keep both directions in sync.
      if (end.points === view.forward)
        view.backward.splice(0, view.backward.length, ...view.forward.toReversed());
      else view.forward.splice(0, view.forward.length, ...view.backward.toReversed());
    }
  }
}
