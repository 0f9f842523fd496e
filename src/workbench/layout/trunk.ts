import type { AnyStateNode, AnyTransitionDefinition } from 'xstate';
import type { Box, Point } from '../chart/chart';
import { transitionId } from '../model/transition-id';
import { gap, type Pill, stack } from './pill';
import type { Style } from './style';

/**
 * What transitions with the same source and the same targets share, if these are several: one line
 * from the source, two bars with the labels one above the other between them, and one line to each
 * target.
 */
export type Trunk = Pick<Box, 'width' | 'height'> & {
  /** The id of the first transition, by which its box and lines are known. */
  first: string;
  /** The labels by transition id, relative to the trunk. */
  pills: ReadonlyMap<string, Pill & Point>;
};

/** Distance between the bars and the labels, in px. */
const reach = 14;

const endsOf = ({ source, target }: AnyTransitionDefinition) =>
  [source, ...(target as AnyStateNode[])].map(({ id }) => id).join(' ');

const isSame = (a: number, b: number) => Math.abs(a - b) < 0.05;

const isSamePoint = (a: Point, b: Point | undefined) =>
  b !== undefined && isSame(a.x, b.x) && isSame(a.y, b.y);

/** Removes points that are no bends. */
const simplify = (points: readonly Point[]): Point[] =>
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

/** The trunks of some transitions, by the id of each transition that has one. */
export function findTrunks(
  transitions: readonly AnyTransitionDefinition[],
  pills: ReadonlyMap<string, Pill>,
  { direction }: Style,
): ReadonlyMap<string, Trunk> {
  // Where lines come from above, they turn to the bars above and below the labels.
  const margin = direction === 'DOWN' ? reach : 0;
  const groups = new Map<string, string[]>();
  for (const one of transitions.filter(({ target }) => (target?.length ?? 0) > 1)) {
    groups.set(endsOf(one), [...(groups.get(endsOf(one)) ?? []), transitionId(one)]);
  }
  const shared = [...groups.values()].filter((ids) => ids.length > 1);
  return new Map(
    shared.flatMap((ids) => {
      let height = margin;
      const placed = stack(ids.map((id) => pills.get(id) as Pill))
        .flat()
        .map((pill) => {
          const at = { ...pill, x: reach, y: height };
          height += pill.height + gap;
          return at;
        });
      const trunk: Trunk = {
        first: ids[0] as string,
        width: (placed[0]?.width ?? 0) + 2 * reach,
        height: height - gap + margin,
        pills: new Map(placed.map((pill, index) => [ids[index] as string, pill])),
      };
      return ids.map((id): [string, Trunk] => [id, trunk]);
    }),
  );
}

/** Moves the first stretch of a line from a trunk to the nearest label, so that it has no short step. */
export function leaveAtLabel(line: readonly Point[], { pills }: Trunk, box: Box): Point[] {
  const [start, bend, ...rest] = line as [Point, Point, ...Point[]];
  if (rest.length === 0 || start.y !== bend.y) return [...line];
  const middles = [...pills.values()].map((pill) => box.y + pill.y + pill.height / 2);
  const y = middles.reduce((a, b) => (Math.abs(b - start.y) < Math.abs(a - start.y) ? b : a));
  return [{ ...start, y }, { ...bend, y }, ...rest];
}

/** One transition's line: to the nearer bar, through its own label, and from the other bar. */
export function threadTrunk(
  stem: readonly Point[],
  branch: readonly Point[],
  trunk: Box,
  pill: Box,
): Point[] {
  const [end, start] = [stem.at(-1), branch[0]] as [Point, Point];
  const [left, right] = [trunk.x, trunk.x + trunk.width];
  const [near, far] = end.x - left <= right - end.x ? [left, right] : [right, left];
  const y = pill.y + pill.height / 2;
  const inside = [
    { x: near, y: end.y },
    { x: near, y },
    { x: far, y },
    { x: far, y: start.y },
  ];
  return simplify([...stem, ...inside, ...branch]);
}
