import type { Box, Point } from '../src/chart/chart';
import type { Skeleton } from './skeleton';

type Axis = 'x' | 'y';
const extent = { x: 'width', y: 'height' } as const;

/** A range along an axis. */
type Range = { from: number; to: number };

/** Minimum gaps in px; lines can be closer to each other than to boxes. */
export type Gaps = { lines: number; others: number };

const isSame = (a: number, b: number) => Math.abs(a - b) < 0.05;

/** Every point of a skeleton's lines, and every box that moves. */
const pointsOf = ({ lines }: Skeleton): Point[] => lines.flatMap(({ points }) => points);
const boxesOf = ({ frame, states, pills, dots }: Skeleton): Box[] => [
  frame,
  ...states.values(),
  ...pills.values(),
  ...dots.values(),
];

/**
 * Removes unneeded space along an axis: narrows the bands that only straight lines cross, keeping
 * the order and without overlaps. `solid` boxes keep their size; `minLengths` has the minLengths length
 * of others.
 */
export function compact(
  skeleton: Skeleton,
  axis: Axis,
  solid: readonly Box[],
  minLengths: ReadonlyMap<Box, number>,
  gaps: Gaps,
): void {
  const boxes = boxesOf(skeleton);
  const points = pointsOf(skeleton);
  const rangeOf = (box: Box): Range => ({ from: box[axis], to: box[axis] + box[extent[axis]] });
  const turns = new Set<number>();
  const marks: number[] = [];
  const mark = (at: number) => {
    if (!marks.some((one) => isSame(one, at))) marks.push(at);
  };
  for (const { from, to } of boxes.map(rangeOf)) for (const at of [from, to]) mark(at);
  // Headers of compound states are not boxes of the skeleton.
  for (const { from, to } of solid.map(rangeOf)) for (const at of [from, to]) mark(at);
  for (const point of points) mark(point[axis]);
  marks.sort((a, b) => a - b);
  const sides = boxes.map(rangeOf).flatMap(({ from, to }) => [from, to]);
  for (const at of marks) if (!sides.some((side) => isSame(side, at))) turns.add(at);

  const hard = solid.map(rangeOf);
  const needs = [...minLengths].map(([box, length]) => ({ ...rangeOf(box), length }));
  const moved: number[] = [];
  for (const [index, at] of marks.entries()) {
    const before = marks[index - 1];
    let next = at;
    if (before !== undefined) {
      const length = at - before;
      const isHard = hard.some(({ from, to }) => from <= before + 0.05 && to >= at - 0.05);
      const gap = turns.has(before) && turns.has(at) ? gaps.lines : gaps.others;
      next = (moved[index - 1] as number) + (isHard ? length : Math.min(length, gap));
      for (const need of needs) {
        if (!isSame(need.to, at)) continue;
        const start = moved[marks.findIndex((one) => isSame(one, need.from))] ?? 0;
        next = Math.max(next, start + need.length);
      }
    }
    moved.push(next);
  }
  const move = (at: number) => moved[marks.findIndex((one) => isSame(one, at))] as number;
  for (const box of boxes) {
    const { from, to } = rangeOf(box);
    box[axis] = move(from);
    box[extent[axis]] = move(to) - box[axis];
  }
  for (const point of points) point[axis] = move(point[axis]);
}
