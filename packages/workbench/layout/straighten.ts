import type { Box, Point } from '../src/chart/chart';
import type { Skeleton } from './skeleton';

type Axis = 'x' | 'y';
/** Where a line ends at a state: the line's points from there on, and the side of the state. */
type End = { points: Point[]; state: string; side: string; along: Axis; pill: Box | undefined };

/** px that lines keep from each other, and from the corners of a state. */
const room = 8;

const extent = { x: 'width', y: 'height' } as const;

/** The side of a box that a point lies on. */
function sideOf({ x, y }: Point, box: Box): { side: string; along: Axis } {
  const sides = [
    { side: 'left', along: 'y', distance: Math.abs(x - box.x) },
    { side: 'right', along: 'y', distance: Math.abs(x - box.x - box.width) },
    { side: 'top', along: 'x', distance: Math.abs(y - box.y) },
    { side: 'bottom', along: 'x', distance: Math.abs(y - box.y - box.height) },
  ] as const;
  return sides.reduce((best, one) => (one.distance < best.distance ? one : best));
}

/** Whether nothing stands in the way of a line's end that moves along its side. */
function isFree(end: End, from: number, to: number, ends: readonly End[]): boolean {
  return ends
    .filter((one) => one !== end && one.state === end.state && one.side === end.side)
    .every(({ points }) => {
      const at = (points[0] as Point)[end.along];
      return Math.abs(at - to) >= room - 0.01 && (at - from) * (at - to) > 0;
    });
}

const isSame = (a: number, b: number) => Math.abs(a - b) < 0.01;

/** Whether a box lies on a piece of a line. */
const isOn = ({ x, y, width, height }: Box, from: Point, to: Point) =>
  Math.min(from.x, to.x) < x + width &&
  Math.max(from.x, to.x) > x &&
  Math.min(from.y, to.y) < y + height &&
  Math.max(from.y, to.y) > y;

/** Takes the kink out of a line that could leave its state where it goes on; whether it did. */
function straightenEnd(end: End, box: Box, head: number, ends: readonly End[]): boolean {
  const [start, , corner, next] = end.points;
  if (!start || !corner || !next) return false;
  const [, turn] = end.points as [Point, Point];
  const { along, pill } = end;
  const from = start[along];
  const to = corner[along];
  // A kink leaves a direction and comes back to it.
  const isKink = isSame(from, turn[along]) && isSame(to, next[along]) && !isSame(from, to);
  if (!isKink || (pill && isOn(pill, start, turn))) return false;
  const low = box[along] + (along === 'y' ? Math.max(head, room) : room);
  const high = box[along] + box[extent[along]] - room;
  if (to < low || to > high || !isFree(end, from, to, ends)) return false;
  start[along] = to;
  end.points.splice(1, 2);
  return true;
}

/**
 * Straightens lines: an end that lies level with no pill moves along its state's side until it does.
 * `headOf` says how far down a state's own words reach, where no line begins.
 */
export function straighten(
  { states, pills, lines }: Skeleton,
  headOf: (state: string) => number,
): void {
  const views = lines.map((line) => ({ line, forth: line.points, back: line.points.toReversed() }));
  const endsOf = () =>
    views.flatMap(({ line, forth, back }): End[] =>
      [
        { points: forth, state: line.source },
        { points: back, state: line.target },
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
      const view = views.find(({ forth, back }) => forth === end.points || back === end.points);
      const box = states.get(end.state);
      if (!view || !box || view.line.source === view.line.target) continue;
      if (!straightenEnd(end, box, headOf(end.state), ends)) continue;
      isMoving = true;
      // The line is read from both of its ends.
      if (end.points === view.forth)
        view.back.splice(0, view.back.length, ...view.forth.toReversed());
      else view.forth.splice(0, view.forth.length, ...view.back.toReversed());
    }
  }
}
