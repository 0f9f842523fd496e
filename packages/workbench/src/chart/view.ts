import type { Place } from './pointers';

export type Size = { width: number; height: number };

/** px; `x` and `y` are where the chart's corner stands in the pane, `scale` is px to a px of it. */
export type View = Place & { scale: number };

/** What changes a view. */
export type ViewEvent =
  | ({ type: 'pane.resized' } & Size)
  | ({ type: 'chart.changed' } & Size)
  | { type: 'view.panned'; x: number; y: number }
  | ({ type: 'view.zoomed'; factor: number } & Partial<Place>)
  | { type: 'view.fitted' };

/** px that a fitted chart keeps from the pane's sides. */
const margin = 4;
const mostFitted = 1.3;
const scales = { least: 0.25, most: 4 };

/** The view in which all of a chart shows, in the middle. */
export function fitView(chart: Size, pane: Size): View {
  const room = { width: pane.width - 2 * margin, height: pane.height - 2 * margin };
  const fit = Math.min(mostFitted, room.width / chart.width, room.height / chart.height);
  const scale = Number.isFinite(fit) && fit > 0 ? fit : 1;
  return {
    scale,
    x: (pane.width - chart.width * scale) / 2,
    y: (pane.height - chart.height * scale) / 2,
  };
}

/** The view enlarged by a factor around a place of the pane, its middle if none is given. */
export function zoomView(
  view: View,
  pane: Size,
  { factor, x = pane.width / 2, y = pane.height / 2 }: { factor: number } & Partial<Place>,
): View {
  const scale = Math.min(scales.most, Math.max(scales.least, view.scale * factor));
  const grown = scale / view.scale;
  return { scale, x: x - (x - view.x) * grown, y: y - (y - view.y) * grown };
}
