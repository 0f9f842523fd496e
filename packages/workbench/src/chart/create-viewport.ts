import { createStore } from '../state/create-store';
import type { Box, Point } from './chart';
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

/** The scale below which a part that is looked for can't be read. */
const leastRead = 2 / 3;

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
    /** Brings a part of the chart in sight: large enough to be read, and in the middle if it was not there. */
    reveal({ x, y, width, height }: Box) {
      if (get().scale < leastRead) zoom({ factor: 1 / get().scale });
      const { pane, ...view } = get();
      const offset = (start: number, length: number, from: number, whole: number) => {
        const [low, high] = [from + start * view.scale, from + (start + length) * view.scale];
        return low >= 0 && high <= whole ? 0 : whole / 2 - (low + high) / 2;
      };
      const by = {
        x: offset(x, width, view.x, pane.width),
        y: offset(y, height, view.y, pane.height),
      };
      if (by.x !== 0 || by.y !== 0) pan(by);
    },
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
