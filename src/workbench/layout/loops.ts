import type { AnyStateNode } from 'xstate';
import type { Box, Point } from '../chart/chart';
import { childrenOf, transitionId, transitionsOf } from '../model/parts';
import type { Pill } from './labels';
import { clearance, type Style } from './style';

const extent = { x: 'width', y: 'height' } as const;

/** The transitions of a state to itself. */
export const loopsOf = (node: AnyStateNode) =>
  transitionsOf(node).filter(({ target }) => target?.length === 1 && target[0] === node);

/**
 * How much smaller a state is for ELK on both ends of the sides with its lines, in px, so that none is
 * at its corners.
 */
export function insetOf(node: AnyStateNode, { direction }: Style): Point {
  const isInset = childrenOf(node).length === 0 && loopsOf(node).length === 0;
  const inset = isInset ? clearance : 0;
  return direction === 'RIGHT' ? { x: 0, y: inset } : { x: inset, y: 0 };
}

/** Visible length of a self-loop's line on both sides of its label, in px. */
const reach = 9;

/** The minimum size of a state, in px, so that its self-loops are longer than their labels. */
export function loopRoom(
  node: AnyStateNode,
  pills: ReadonlyMap<string, Pill>,
  { direction }: Style,
): { width: number; height: number } {
  const loops = loopsOf(node).map((loop) => pills.get(transitionId(loop)) as Pill);
  const lengthOf = (size: 'width' | 'height') =>
    Math.max(0, ...loops.map((pill) => pill[size] + 2 * (reach + clearance)));
  return direction === 'DOWN'
    ? { width: 0, height: lengthOf('height') }
    : { width: lengthOf('width'), height: 0 };
}

/**
 * Widens a self-loop from ELK, which has its label beside it, so that the label lies on its outer
 * segment. Moves the label along the state's side if necessary.
 */
export function threadLoop(points: Point[], pill: Box, state: Box): Point[] {
  const [start, , , end] = points;
  if (points.length !== 4 || !start || !end) return points;
  const [along, across] = start.y === end.y ? (['x', 'y'] as const) : (['y', 'x'] as const);
  const outer = pill[across] + pill[extent[across]] / 2;
  const half = pill[extent[along]] / 2 + reach;
  const low = state[along] + clearance + half;
  const high = state[along] + state[extent[along]] - clearance - half;
  const middle = Math.max(low, Math.min(high, pill[along] + half - reach));
  pill[along] = middle - half + reach;
  const isForward = start[along] < end[along];
  const [from, to] = isForward ? [middle - half, middle + half] : [middle + half, middle - half];
  const at = (position: number, depth: number): Point =>
    along === 'x' ? { x: position, y: depth } : { x: depth, y: position };
  return [at(from, start[across]), at(from, outer), at(to, outer), at(to, end[across])];
}
