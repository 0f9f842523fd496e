import type { Point } from '../chart/chart';
import { type Bar, type BoxItem, type Item, type Needs, readItems } from './axis-items';
import { type Constraints, createConstraints } from './constraints';
import { type Axis, extent, simplify, slack } from './geometry';
import type { Skeleton } from './skeleton';
import { clearance, minStep } from './style';

/** Minimum gaps in px; lines can be closer to each other than to boxes. */
export type Gaps = { lines: number; others: number };

const isInside = (at: number, { lo, hi }: Item) => at > lo + slack && at < hi - slack;

/** Keeps the order of two items, and `gap` px between them if they have that. */
const separate = (rules: Constraints, a: Item, b: Item, gap: number) =>
  rules.keep(a.end, b.start, Math.max(0, Math.min(gap, b.lo - a.hi)));

/** Keeps an item in a box, below its header. */
function contain(rules: Constraints, outer: BoxItem, inner: Item, gap: number): void {
  rules.keep(outer.start, inner.start, Math.min(outer.head + gap, inner.lo - outer.lo));
  rules.keep(inner.end, outer.end, Math.min(gap, outer.hi - inner.hi));
}

/** Keeps a bar at the side of a box where it ends, or at its place in a label. */
function attach(rules: Constraints, bar: Bar, item: BoxItem): void {
  const fromStart = bar.lo - item.lo;
  const isInner = !item.isRigid && isInside(bar.lo, item);
  // A line from a header, which may have become lower.
  if (isInner && item.head > 0 && bar.to - bar.from < slack) {
    rules.fix(item.start, bar.start, item.head);
  } else if (isInner) {
    rules.keep(item.start, bar.start, Math.min(Math.max(item.head, clearance), fromStart));
    rules.keep(bar.end, item.end, Math.min(clearance, item.hi - bar.hi));
  } else if (!item.isRigid && bar.lo > item.hi - slack) {
    rules.fix(item.end, bar.start, bar.lo - item.hi);
  } else rules.fix(item.start, bar.start, fromStart);
}

/** The boxes that a bar is attached to: those at the ends of its line, and its label. */
function findHolders({ line, points, ...bar }: Bar, boxes: readonly BoxItem[], pill?: BoxItem) {
  const isThrough =
    pill && isInside(bar.lo, pill) && bar.from < pill.to - slack && bar.to > pill.from + slack;
  return boxes.filter(
    (item) =>
      (item.box === line.from && points.includes(line.points[0] as Point)) ||
      (item.box === line.to && points.includes(line.points.at(-1) as Point)) ||
      (isThrough && item === pill),
  );
}

/** Keeps the order and the gaps of two items, or one within the other. */
function relate(rules: Constraints, a: BoxItem | Bar, b: BoxItem | Bar, gaps: Gaps) {
  const [first, second] = a.lo + a.hi <= b.lo + b.hi ? [a, b] : [b, a];
  const areBars = a.kind === 'bar' && b.kind === 'bar';
  const apart = Math.max(a.from - b.to, b.from - a.to);
  if (areBars && a.line === b.line) {
    separate(rules, first, second, apart < -slack ? gaps.lines : 0);
    return;
  }
  // Corners that are close diagonally keep their order too.
  if (apart > gaps.lines - 1) return;
  if (first.hi <= second.lo + slack) {
    separate(rules, first, second, areBars ? gaps.lines : gaps.others);
  } else if (apart < -slack) {
    const [outer, inner] = a.hi - a.lo >= b.hi - b.lo ? [a, b] : [b, a];
    if (outer.kind === 'box' && !outer.isRigid) contain(rules, outer, inner, gaps.others);
  }
}

/** How much larger a drawing may become for a straight line, in px. */
const straightRoom = 6;

/** Straightens bends where a line continues in the same direction, if there is space. */
function straighten(rules: Constraints, bars: readonly Bar[], across: Axis, end: number): void {
  const headingOf = ({ points }: Bar) =>
    (points.at(-1) as Point)[across] - (points[0] as Point)[across];
  for (const [index, bar] of bars.entries()) {
    const next = bars[index + 1];
    if (next?.line !== bar.line || headingOf(bar) * headingOf(next) <= 0) continue;
    if (rules.tryToFix(bar.start, next.start, 0, end, straightRoom)) continue;
    const [first, second] = bar.lo < next.lo ? [bar, next] : [next, bar];
    rules.tryToKeep(first.start, second.start, minStep, end);
  }
}

/**
 * Removes unneeded space along an axis, and bends that become unnecessary. Boxes and lines keep
 * their order; boxes without `needs` keep their length.
 */
export function compact(skeleton: Skeleton, axis: Axis, needs: Needs, gaps: Gaps): void {
  const rules = createConstraints();
  const { whole, boxes, bars } = readItems(skeleton, axis, needs, rules);
  const holders = new Map<Item, BoxItem[]>();
  for (const bar of bars) {
    const pill = boxes.find(({ box }) => box === skeleton.pills.get(bar.line.id));
    const own = findHolders(bar, boxes, pill);
    holders.set(bar, own);
    for (const item of own) attach(rules, bar, item);
  }
  const items = [...boxes, ...bars];
  for (const [index, a] of items.entries()) {
    contain(rules, whole, a, gaps.others);
    for (const b of items.slice(index + 1)) {
      if (!holders.get(b)?.includes(a as BoxItem)) relate(rules, a, b, gaps);
    }
  }
  straighten(rules, bars, axis === 'x' ? 'y' : 'x', whole.end);

  const at = rules.solve(whole.end);
  const place = (position: number) => at[position] as number;
  for (const { box, start, end } of [whole, ...boxes]) {
    box[axis] = place(start);
    box[extent[axis]] = place(end) - place(start);
  }
  for (const { points, start } of bars) for (const point of points) point[axis] = place(start);
  for (const line of skeleton.lines) line.points = simplify(line.points);
}
