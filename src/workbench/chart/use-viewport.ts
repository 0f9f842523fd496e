import { type KeyboardEvent, type PointerEvent, useLayoutEffect, useRef, useState } from 'react';
import { useStore } from '../state/use-store';
import type { Chart } from './chart';
import { createViewport } from './create-viewport';
import { sidesBeyond } from './view';

/** Zoom factor and pan distance (px) of a key press. */
const step = { zoom: 1.25, pan: 48 };

const pans: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [1, 0],
  ArrowRight: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

/**
 * Pans and zooms a chart. Attach `frame` and `gestures` to the pane, and transform the chart by
 * `view`, in px of the pane.
 */
export function useViewport({ id, width, height }: Chart) {
  const [viewport] = useState(() => createViewport({ width, height }));
  const view = useStore(viewport);
  const frame = useRef<HTMLElement>(null);
  /** The sides at which the chart goes beyond the pane, with spaces between them. */
  const beyond = sidesBeyond(view, view.chart, view.pane).join(' ');

  // Before it is painted, as below.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a chart of the same size is fitted again.
  useLayoutEffect(() => viewport.show({ width, height }), [viewport, id, width, height]);

  useLayoutEffect(() => {
    const pane = frame.current;
    if (!pane) return;
    const resize = () => viewport.resize({ width: pane.clientWidth, height: pane.clientHeight });
    resize();
    const observer = new ResizeObserver(resize);
    observer.observe(pane);
    // React's wheel listener is passive, so it could not prevent scrolling.
    const onWheel = (event: WheelEvent) => {
      const isZoom = event.ctrlKey || event.metaKey;
      const { isFitted, ...view } = viewport.get();
      const isWhole = sidesBeyond(view, view.chart, view.pane).length === 0;
      if (!isZoom && isWhole && isFitted) return;
      event.preventDefault();
      const corner = pane.getBoundingClientRect();
      const at = { x: event.clientX - corner.left, y: event.clientY - corner.top };
      if (isZoom) viewport.zoom({ factor: 2 ** (-event.deltaY / 200), ...at });
      else viewport.pan({ x: -event.deltaX, y: -event.deltaY });
    };
    pane.addEventListener('wheel', onWheel, { passive: false });
    return () => {
      observer.disconnect();
      pane.removeEventListener('wheel', onWheel);
    };
  }, [viewport]);

  const zoomIn = () => viewport.zoom({ factor: step.zoom });
  const zoomOut = () => viewport.zoom({ factor: 1 / step.zoom });
  const point = (event: PointerEvent) => {
    const corner = event.currentTarget.getBoundingClientRect();
    return { id: event.pointerId, x: event.clientX - corner.left, y: event.clientY - corner.top };
  };
  const release = (event: PointerEvent) => viewport.release(event.pointerId);
  return {
    frame,
    view,
    beyond,
    zoomIn,
    zoomOut,
    fit: viewport.fit,
    gestures: {
      onPointerDown: (event: PointerEvent) => {
        if (event.button === 0) viewport.press(point(event));
      },
      onPointerMove: (event: PointerEvent) => {
        if (event.buttons === 0) return;
        viewport.move(point(event));
        // Dragging continues outside the pane, and its click selects nothing.
        if (viewport.get().isDragging) event.currentTarget.setPointerCapture(event.pointerId);
      },
      onPointerUp: release,
      onPointerCancel: release,
      onKeyDown: (press: KeyboardEvent) => {
        if (press.ctrlKey || press.metaKey || press.altKey) return;
        const [x, y] = pans[press.key] ?? [];
        if (x !== undefined && y !== undefined) viewport.pan({ x: x * step.pan, y: y * step.pan });
        else if (press.key === '+' || press.key === '=') zoomIn();
        else if (press.key === '-') zoomOut();
        else if (press.key === '0') viewport.fit();
        else return;
        press.preventDefault();
      },
    },
  };
}
