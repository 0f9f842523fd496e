/** Where things are, px from the pane's corner. */
export type Place = { x: number; y: number };
export type Pointer = Place & { id: number };

/** What pointers do above the pane. */
export type PointerEvent =
  | ({ type: 'pointer.pressed' } & Pointer)
  | ({ type: 'pointer.moved' } & Pointer)
  | { type: 'pointer.released'; id: number };

/** px that a pointer may tremble before it drags. */
const trembling = 4;

/** px between two pointers; 0 where there is one. */
const distance = ([a, b]: readonly Pointer[]) => (a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0);

/** Where pointers are, on average. */
const middle = ([a, b]: readonly Pointer[]): Place =>
  a && b ? { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 } : { x: a?.x ?? 0, y: a?.y ?? 0 };

export const isDown = (pointers: readonly Pointer[], { id }: Pointer) =>
  pointers.some((pointer) => pointer.id === id);

/** Whether a pointer has moved further from where it came down than a hand trembles. */
export function hasLeft(pointers: readonly Pointer[], moved: Pointer) {
  const from = pointers.find(({ id }) => id === moved.id);
  return !!from && distance([from, moved]) > trembling;
}

/** The pointers, at most the last two, after one more came down. */
export const press = (pointers: readonly Pointer[], { id, x, y }: Pointer): Pointer[] =>
  [...release(pointers, id), { id, x, y }].slice(-2);

/** The pointers after one of them has moved. */
export const move = (pointers: readonly Pointer[], { id, x, y }: Pointer): Pointer[] =>
  pointers.map((pointer) => (pointer.id === id ? { id, x, y } : pointer));

/** The pointers that are left when one of them goes up. */
export const release = (pointers: readonly Pointer[], gone: number): Pointer[] =>
  pointers.filter(({ id }) => id !== gone);

/** How far the middle of the pointers goes as one of them moves. */
export function dragOf(pointers: readonly Pointer[], moved: Pointer): Place {
  const [from, to] = [middle(pointers), middle(move(pointers, moved))];
  return { x: to.x - from.x, y: to.y - from.y };
}

/** How much further apart two pointers are after one of them has moved, and around which place. */
export function spreadOf(pointers: readonly Pointer[], moved: Pointer) {
  const after = move(pointers, moved);
  return { factor: distance(after) / (distance(pointers) || 1), ...middle(after) };
}
