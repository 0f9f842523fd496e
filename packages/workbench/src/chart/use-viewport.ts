import { useActorRef, useSelector } from '@xstate/react';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react';
import type { EventFrom } from 'xstate';
import type { Chart } from './chart';
import { viewportMachine } from './viewport.machine';

/** How much a press of a button or a key enlarges, and px that a key moves. */
const step = { zoom: 1.25, pan: 48 };

const enlarged = { type: 'view.zoomed', factor: step.zoom } as const;
const reduced = { type: 'view.zoomed', factor: 1 / step.zoom } as const;
const fitted = { type: 'view.fitted' } as const;
const panned = (x: number, y: number) =>
  ({ type: 'view.panned', x: x * step.pan, y: y * step.pan }) as const;

const keys = new Map<string, EventFrom<typeof viewportMachine>>([
  ['ArrowLeft', panned(1, 0)],
  ['ArrowRight', panned(-1, 0)],
  ['ArrowUp', panned(0, 1)],
  ['ArrowDown', panned(0, -1)],
  ['+', enlarged],
  ['=', enlarged],
  ['-', reduced],
  ['0', fitted],
]);

/**
 * A chart's viewport: `frame` is the pane's element, `gestures` its handlers, `keys` and buttons
 * move and enlarge the chart, `view` is where it stands, in px of the pane.
 */
export function useViewport({ id, width, height }: Chart) {
  const actor = useActorRef(viewportMachine, { input: { chart: { width, height } } });
  const frame = useRef<HTMLElement>(null);
  const x = useSelector(actor, ({ context }) => context.x);
  const y = useSelector(actor, ({ context }) => context.y);
  const scale = useSelector(actor, ({ context }) => context.scale);
  const isFitted = useSelector(actor, (snapshot) => snapshot.matches({ view: 'fitted' }));
  const isDragging = useSelector(
    actor,
    (snapshot) =>
      !snapshot.matches({ gesture: 'idle' }) && !snapshot.matches({ gesture: 'pressed' }),
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: another chart of the same size is another chart.
  useEffect(() => actor.send({ type: 'chart.changed', width, height }), [actor, id, width, height]);

  useEffect(() => {
    const pane = frame.current;
    if (!pane) return;
    const observer = new ResizeObserver(() =>
      actor.send({ type: 'pane.resized', width: pane.clientWidth, height: pane.clientHeight }),
    );
    observer.observe(pane);
    // React's own listener could not keep the page from scrolling.
    const turn = (event: WheelEvent) => {
      const isZoom = event.ctrlKey || event.metaKey;
      if (!isZoom && actor.getSnapshot().matches({ view: 'fitted' })) return;
      event.preventDefault();
      const corner = pane.getBoundingClientRect();
      const at = { x: event.clientX - corner.left, y: event.clientY - corner.top };
      if (isZoom) actor.send({ type: 'view.zoomed', factor: 2 ** (-event.deltaY / 200), ...at });
      else actor.send({ type: 'view.panned', x: -event.deltaX, y: -event.deltaY });
    };
    pane.addEventListener('wheel', turn, { passive: false });
    return () => {
      observer.disconnect();
      pane.removeEventListener('wheel', turn);
    };
  }, [actor]);

  const point = (event: PointerEvent) => {
    const corner = event.currentTarget.getBoundingClientRect();
    return { id: event.pointerId, x: event.clientX - corner.left, y: event.clientY - corner.top };
  };
  const release = (event: PointerEvent) =>
    actor.send({ type: 'pointer.released', id: event.pointerId });
  return {
    frame,
    view: { x, y, scale },
    isFitted,
    isDragging,
    enlarge: () => actor.send(enlarged),
    reduce: () => actor.send(reduced),
    fit: () => actor.send(fitted),
    gestures: {
      onPointerDown: (event: PointerEvent) => {
        if (event.button === 0) actor.send({ type: 'pointer.pressed', ...point(event) });
      },
      onPointerMove: (event: PointerEvent) => {
        actor.send({ type: 'pointer.moved', ...point(event) });
        // From then on the chart goes along outside of the pane too, and what is pressed is not selected.
        if (actor.getSnapshot().matches({ gesture: 'dragging' })) {
          event.currentTarget.setPointerCapture(event.pointerId);
        }
      },
      onPointerUp: release,
      onPointerCancel: release,
      onKeyDown: (press: KeyboardEvent) => {
        const event = keys.get(press.key);
        if (!event || press.ctrlKey || press.metaKey || press.altKey) return;
        press.preventDefault();
        actor.send(event);
      },
    },
  };
}
