import type { Box, Point } from '../chart/chart';
import { type Axis, extent, holds } from './geometry';
import type { Skeleton } from './skeleton';

type Growth = {
  regions: readonly Box[];
  skeleton: Skeleton;
  /** Distance between regions, in px. */
  gap: number;
  /** Whether regions grow to the right and down only, since lines run between them. */
  isCrossed: boolean;
};

const startOf = (box: Box, axis: Axis) => box[axis];
const endOf = (box: Box, axis: Axis) => box[axis] + box[extent[axis]];

/** Moves what is in a region by `by` px. */
function moveContents(region: Box, { states, pills, dots, lines }: Skeleton, by: number): void {
  const boxes = [states, pills, dots].flatMap((some) => [...some.values()]);
  for (const box of boxes) if (box !== region && holds(region, box)) box.x += by;
  for (const { points } of lines) {
    const isInside = points.every(({ x, y }) => holds(region, { x, y, width: 0, height: 0 }));
    const isOnSide = ({ x }: Point) =>
      Math.abs(x - region.x) < 0.1 || Math.abs(x - region.x - region.width) < 0.1;
    if (isInside) for (const point of points) if (!isOnSide(point)) point.x += by;
  }
}

/** Grows regions along an axis between two positions; lines that end on their sides follow. */
function grow(axis: Axis, from: number, to: number, growth: Growth): void {
  const { regions, skeleton, gap, isCrossed } = growth;
  const across = axis === 'x' ? 'y' : 'x';
  for (const region of regions) {
    const beside = regions.filter(
      (one) =>
        startOf(one, across) < endOf(region, across) &&
        endOf(one, across) > startOf(region, across),
    );
    const old = { start: startOf(region, axis), end: endOf(region, axis) };
    const before = beside.map((one) => endOf(one, axis)).filter((end) => end <= old.start);
    const after = beside.map((one) => startOf(one, axis)).filter((start) => start >= old.end);
    const end = Math.max(old.end, Math.min(to, ...after) - gap);
    const start = isCrossed ? old.start : Math.min(old.start, Math.max(from, ...before) + gap);
    if (axis === 'x' && !isCrossed) {
      moveContents(region, skeleton, (start + end - old.start - old.end) / 2);
    }
    region[axis] = start;
    region[extent[axis]] = end - start;
    for (const { from: source, to: target, points } of skeleton.lines) {
      const ends = [source === region && points[0], target === region && points.at(-1)];
      for (const point of ends) {
        if (!point) continue;
        if (Math.abs(point[axis] - old.end) < 0.1) point[axis] = end;
        else if (Math.abs(point[axis] - old.start) < 0.1) point[axis] = start;
      }
    }
  }
}

/** Grows the regions of a parallel state; `head` is the height of its header, in px. */
export function growRegions(outer: Box, head: number, growth: Growth): void {
  grow('x', outer.x, outer.x + outer.width, growth);
  grow('y', outer.y + head, outer.y + outer.height, growth);
}
