import { createStore } from '../state/create-store';
import type { Point } from './chart';
import { fitView, type Size, type View, zoomView } from './view';

/** Px from the pane's corner. */
export type Pointer = Point & { id: number };

export type Viewport = View & {
  pane: Size;
  chart: Size;
  /** Fitted into the pane, until the reader moves it. */
  isFitted: boolean;
  isDragging: boolean;
};

/** Distance at which a press becomes a drag, in px. */
const dragThreshold = 4;

/** Distance of two pointers in px; 0 for a single one. */
const distance = ([a, b]: readonly Point[]) => (a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0);

/** The midpoint of one or two pointers. */
const middle = ([a, b = a]: readonly Point[]): Point =>
  a && b ? { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 } : { x: 0, y: 0 };

/** Pan and zoom of a chart: fitted until moved, dragged by one pointer, pinched by two. */
export function createViewport(chart: Size) {
  const store = createStore<Viewport>({
    x: 0,
    y: 0,
    scale: 1,
    pane: { width: 0, height: 0 },
    chart,
    isFitted: true,
    isDragging: false,
  });
  const { get, update } = store;
  let pointers: readonly Pointer[] = [];
  const fit = () => {
    const { chart, pane } = get();
    update({ ...fitView(chart, pane), isFitted: true });
  };
  const change = (part: Partial<Viewport>) => {
    update(part);
    if (get().isFitted) fit();
  };
  const pan = ({ x, y }: Point) => update({ x: get().x + x, y: get().y + y, isFitted: false });
  const zoom = (by: { factor: number } & Partial<Point>) =>
    update({ ...zoomView(get(), get().pane, by), isFitted: false });
  return {
    ...store,
    fit,
    pan,
    zoom,
    resize: (pane: Size) => change({ pane }),
    /** Shows another chart. */
    show: (chart: Size) => change({ chart, isFitted: true }),
    press(pointer: Pointer) {
      const others = pointers.filter(({ id }) => id !== pointer.id);
      if (others.length === 2) return;
      pointers = [...others, pointer];
      if (others.length === 1) update({ isDragging: true });
    },
    move(pointer: Pointer) {
      const before = pointers;
      const from = before.find(({ id }) => id === pointer.id);
      if (!from) return;
      if (!get().isDragging && distance([from, pointer]) <= dragThreshold) return;
      if (!get().isDragging) update({ isDragging: true });
      pointers = before.map((one) => (one === from ? pointer : one));
      const [old, now] = [middle(before), middle(pointers)];
      pan({ x: now.x - old.x, y: now.y - old.y });
      if (before.length === 2)
        zoom({ factor: distance(pointers) / (distance(before) || 1), ...now });
    },
    release(released: number) {
      pointers = pointers.filter(({ id }) => id !== released);
      if (pointers.length === 0) update({ isDragging: false });
    },
  };
}
