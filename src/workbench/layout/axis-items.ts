import type { Box, Point } from '../chart/chart';
import type { Constraints } from './constraints';
import { type Axis, extent, slack } from './geometry';
import type { Line, Skeleton } from './skeleton';

/** The lengths in px that boxes need along an axis; `head` is that of a compound state's header. */
export type Needs = ReadonlyMap<Box, { length: number; head: number }>;

/** Something with a place along an axis: from `lo` to `hi` now, and the numbers of both positions. */
type Place = { lo: number; hi: number; start: number; end: number };
/** Its range across the axis. */
type Range = { from: number; to: number };

export type Item = Place & Range;
export type BoxItem = Item & { kind: 'box'; box: Box; head: number; isRigid: boolean };
/** The points of a line that have the same place, one after the other. */
export type Bar = Item & { kind: 'bar'; line: Line; points: Point[] };

const readBox = (box: Box, axis: Axis, needs: Needs, rules: Constraints): BoxItem => {
  const across = axis === 'x' ? 'y' : 'x';
  const [start, end] = [rules.add(), rules.add()];
  const [lo, from] = [box[axis], box[across]];
  const [hi, to] = [lo + box[extent[axis]], from + box[extent[across]]];
  const need = needs.get(box);
  if (need) rules.keep(start, end, Math.min(need.length, hi - lo));
  else rules.fix(start, end, hi - lo);
  return { kind: 'box', box, head: need?.head ?? 0, isRigid: !need, lo, hi, from, to, start, end };
};

function readLine(line: Line, axis: Axis, rules: Constraints): Bar[] {
  const across = axis === 'x' ? 'y' : 'x';
  const bars: Bar[] = [];
  for (const point of line.points) {
    const last = bars.at(-1);
    const at = point[across];
    if (last && Math.abs(last.lo - point[axis]) < slack) {
      last.points.push(point);
      last.from = Math.min(last.from, at);
      last.to = Math.max(last.to, at);
    } else {
      const place = rules.add();
      const [lo, hi] = [point[axis], point[axis]];
      const range = { from: at, to: at };
      bars.push({ kind: 'bar', line, points: [point], lo, hi, ...range, start: place, end: place });
    }
  }
  return bars;
}

/** The boxes and bars of a drawing along an axis. Boxes without `needs` keep their length. */
export function readItems(
  { frame, states, pills, dots, lines }: Skeleton,
  axis: Axis,
  needs: Needs,
  rules: Constraints,
) {
  const whole = readBox(frame, axis, needs, rules);
  const boxes = [...states.values(), ...pills.values(), ...dots.values()].map((box) =>
    readBox(box, axis, needs, rules),
  );
  return { whole, boxes, bars: lines.flatMap((line) => readLine(line, axis, rules)) };
}
