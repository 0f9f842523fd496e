import type { Point } from './chart';

/** Px from the pane's corner. */
export type Pointer = Point & { id: number };

/** Pointer events in the pane. */
export type PointerEvent =
  | ({ type: 'pointer.pressed' } & Pointer)
  | ({ type: 'pointer.moved' } & Pointer)
  | { type: 'pointer.released'; id: number };

/** Distance at which a press becomes a drag, in px. */
const dragThreshold = 4;

/** Distance of two pointers in px; 0 for a single one. */
const distance = ([a, b]: readonly Pointer[]) => (a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0);

/** The midpoint of the pointers. */
const middle = ([a, b]: readonly Pointer[]): Point =>
  a && b ? { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 } : { x: a?.x ?? 0, y: a?.y ?? 0 };

/** Whether a pointer is one of those that are down. */
export const isDown = (pointers: readonly Pointer[], { id }: Pointer) =>
  pointers.some((pointer) => pointer.id === id);

/** Whether a pointer has moved beyond the drag threshold. */
export function isDrag(pointers: readonly Pointer[], moved: Pointer) {
  const from = pointers.find(({ id }) => id === moved.id);
  return !!from && distance([from, moved]) > dragThreshold;
}

/** Adds a pointer; keeps the last two. */
export const press = (pointers: readonly Pointer[], { id, x, y }: Pointer): Pointer[] =>
  [...release(pointers, id), { id, x, y }].slice(-2);

/** Moves a pointer. */
export const move = (pointers: readonly Pointer[], { id, x, y }: Pointer): Pointer[] =>
  pointers.map((pointer) => (pointer.id === id ? { id, x, y } : pointer));

/** Removes a pointer. */
export const release = (pointers: readonly Pointer[], gone: number): Pointer[] =>
  pointers.filter(({ id }) => id !== gone);

/** How far the pointers' midpoint moves with a pointer. */
export function dragOf(pointers: readonly Pointer[], moved: Pointer): Point {
  const [from, to] = [middle(pointers), middle(move(pointers, moved))];
  return { x: to.x - from.x, y: to.y - from.y };
}

/** The zoom factor of a pinch, and its center. */
export function spreadOf(pointers: readonly Pointer[], moved: Pointer) {
  const after = move(pointers, moved);
  return { factor: distance(after) / (distance(pointers) || 1), ...middle(after) };
}
