import type { Box, Chart, ChartTransition, Point } from '../chart/chart';
import { holds, inflate, overlap, segmentsOf } from './geometry';
import { minStep } from './style';

/** Visible length of a self-loop on both sides of its label, in px. */
const minReach = 6;

const lengthOf = ({ width, height }: Box) => Math.max(width, height);

/** Whether a line has a step shorter than `minStep`, within rounding, that its label doesn't hide. */
function hasJog(line: readonly Point[], pill?: Box): boolean {
  const segments = segmentsOf(line);
  return segments.some((segment, index) => {
    const [before, after, next] = [line[index - 1], line[index + 1], line[index + 2]];
    if (!before || !after || !next || lengthOf(segment) > minStep - 1) return false;
    if (pill && holds(pill, segment)) return false;
    const from = line[index] as Point;
    const turn = { x: from.x - before.x, y: from.y - before.y };
    return turn.x * (next.x - after.x) + turn.y * (next.y - after.y) > 0;
  });
}

/** Whether the outer stretch of a self-loop is hidden behind its label. */
function isLoopCovered({ source, targets, lines, pill }: ChartTransition): boolean {
  const [line] = lines;
  if (targets[0] !== source || line?.length !== 4) return false;
  const outer = segmentsOf(line)[1] as Box;
  const isLevel = outer.width > outer.height;
  const [from, to] = isLevel ? [outer.x, outer.x + outer.width] : [outer.y, outer.y + outer.height];
  const [lo, hi] = isLevel ? [pill.x, pill.x + pill.width] : [pill.y, pill.y + pill.height];
  return lo - from < minReach || to - hi < minReach;
}

/** The initial-state dots that lie on a state without children, a label or a line. */
function findCoveredDots({ states, transitions, initials }: Chart): string[] {
  const boxes: Box[] = [
    ...states.filter(({ head }) => head === 0),
    ...transitions.map(({ pill }) => pill),
    ...transitions.flatMap(({ lines }) => lines.flatMap(segmentsOf)).map((one) => inflate(one, 1)),
  ];
  return initials
    .filter(({ x, y }) => {
      const dot = { x: x - 5, y: y - 5, width: 10, height: 10 };
      return boxes.some((box) => overlap(box, dot));
    })
    .map(({ parent }) => `the dot of ${parent} is covered`);
}

/** How many times a line is inside a box. */
function countVisits(line: readonly Point[], box: Box): number {
  const inside = segmentsOf(line).map((segment) =>
    overlap(inflate(segment, 1), inflate(box, -1.5)),
  );
  return inside.filter((isInside, index) => isInside && !inside[index - 1]).length;
}

/**
 * Lines that bend or cross frames without need: short steps, bent lines of initial states,
 * self-loops behind their labels, lines through states that they don't belong to, and dots that
 * something lies on.
 */
export function findLineFlaws(chart: Chart): string[] {
  const parents = new Map(chart.states.map(({ id, parent }) => [id, parent]));
  const isWithin = (id: string, outer: string): boolean => {
    const parent = parents.get(id);
    return id === outer || (parent !== null && parent !== undefined && isWithin(parent, outer));
  };
  const holders = chart.states.filter(({ head, parent }) => head > 0 && parent !== null);
  const jogs = chart.transitions
    .filter(({ lines, pill }) => lines.some((line) => hasJog(line, pill)))
    .map(({ id }) => `${id} jogs`);
  const bent = chart.initials
    .filter(({ line }) => line.length > 3)
    .map(({ parent }) => `the start of ${parent} bends twice`);
  const covered = chart.transitions
    .filter(isLoopCovered)
    .map(({ id }) => `the pill of ${id} covers its loop`);
  const crossing = chart.transitions.flatMap(({ id, source, targets, lines }) =>
    lines.flatMap((line, index) =>
      holders
        .filter((holder) => {
          const isOwn = [source, targets[index] as string].some((end) => isWithin(end, holder.id));
          return countVisits(line, holder) > (isOwn ? 1 : 0);
        })
        .map((holder) => `${id} crosses ${holder.id}`),
    ),
  );
  return [...jogs, ...bent, ...covered, ...crossing, ...findCoveredDots(chart)];
}
