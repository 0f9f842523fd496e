import { useActorRef, useSelector } from '@xstate/react';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react';
import type { EventFrom, InspectionEvent } from 'xstate';
import { viewportMachine } from '../machines/viewport.machine';
import type { Box, Chart } from './chart';
import { sidesBeyond } from './view';

/** Zoom factor and pan distance (px) of a key press. */
const step = { zoom: 1.25, pan: 48 };

const zoomedIn = { type: 'view.zoomed', factor: step.zoom } as const;
const zoomedOut = { type: 'view.zoomed', factor: 1 / step.zoom } as const;
const fitted = { type: 'view.fitted' } as const;
const panned = (x: number, y: number) =>
  ({ type: 'view.panned', x: x * step.pan, y: y * step.pan }) as const;

const keys = new Map<string, EventFrom<typeof viewportMachine>>([
  ['ArrowLeft', panned(1, 0)],
  ['ArrowRight', panned(-1, 0)],
  ['ArrowUp', panned(0, 1)],
  ['ArrowDown', panned(0, -1)],
  ['+', zoomedIn],
  ['=', zoomedIn],
  ['-', zoomedOut],
  ['0', fitted],
]);

/**
 * Pans and zooms a chart. Attach `frame` and `gestures` to the pane, and transform the chart by
 * `view`, in px of the pane. A chart that goes beyond the pane has `focus` in sight.
 */
export function useViewport(
  { id, width, height }: Chart,
  focus: Box | null,
  inspect?: (event: InspectionEvent) => void,
) {
  const input = { chart: { width, height } };
  const actor = useActorRef(viewportMachine, { input, ...(inspect && { inspect }) });
  const frame = useRef<HTMLElement>(null);
  const x = useSelector(actor, ({ context }) => context.x);
  const y = useSelector(actor, ({ context }) => context.y);
  const scale = useSelector(actor, ({ context }) => context.scale);
  const isFitted = useSelector(actor, (snapshot) => snapshot.matches({ view: 'fitted' }));
  /** The sides at which the chart goes beyond the pane, with spaces between them. */
  const beyond = useSelector(actor, ({ context }) =>
    sidesBeyond(context, context.chart, context.pane).join(' '),
  );
  const isDragging = useSelector(
    actor,
    (snapshot) =>
      !snapshot.matches({ gesture: 'idle' }) && !snapshot.matches({ gesture: 'pressed' }),
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: a chart of the same size is fitted again.
  useEffect(() => actor.send({ type: 'chart.changed', width, height }), [actor, id, width, height]);

  const isBeyond = beyond !== '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: another chart has no focus yet.
  useEffect(() => {
    if (isBeyond && focus) actor.send({ type: 'focus.moved', focus });
  }, [actor, isBeyond, focus, id, width, height]);

  useEffect(() => {
    const pane = frame.current;
    if (!pane) return;
    const observer = new ResizeObserver(() =>
      actor.send({ type: 'pane.resized', width: pane.clientWidth, height: pane.clientHeight }),
    );
    observer.observe(pane);
    // React's wheel listener is passive, so it could not prevent scrolling.
    const onWheel = (event: WheelEvent) => {
      const isZoom = event.ctrlKey || event.metaKey;
      const snapshot = actor.getSnapshot();
      const { context } = snapshot;
      const isWhole = sidesBeyond(context, context.chart, context.pane).length === 0;
      if (!isZoom && isWhole && snapshot.matches({ view: 'fitted' })) return;
      event.preventDefault();
      const corner = pane.getBoundingClientRect();
      const at = { x: event.clientX - corner.left, y: event.clientY - corner.top };
      if (isZoom) actor.send({ type: 'view.zoomed', factor: 2 ** (-event.deltaY / 200), ...at });
      else actor.send({ type: 'view.panned', x: -event.deltaX, y: -event.deltaY });
    };
    pane.addEventListener('wheel', onWheel, { passive: false });
    return () => {
      observer.disconnect();
      pane.removeEventListener('wheel', onWheel);
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
    beyond,
    isDragging,
    zoomIn: () => actor.send(zoomedIn),
    zoomOut: () => actor.send(zoomedOut),
    fit: () => actor.send(fitted),
    gestures: {
      onPointerDown: (event: PointerEvent) => {
        if (event.button === 0) actor.send({ type: 'pointer.pressed', ...point(event) });
      },
      onPointerMove: (event: PointerEvent) => {
        // Hovering does nothing, and would fill the workbench's own trace.
        if (event.buttons === 0) return;
        actor.send({ type: 'pointer.moved', ...point(event) });
        // Dragging continues outside the pane, and its click selects nothing.
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
