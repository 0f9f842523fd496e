import type { Point } from './chart';

export type Size = { width: number; height: number };

/** Where a chart is drawn: `x` and `y` are its top-left corner in the pane, in px. */
export type View = Point & { scale: number };

/** Events that change a view. */
export type ViewEvent =
  | ({ type: 'pane.resized' } & Size)
  | ({ type: 'chart.changed' } & Size)
  | { type: 'view.panned'; x: number; y: number }
  | ({ type: 'view.zoomed'; factor: number } & Partial<Point>)
  | { type: 'view.fitted' };

/** Margin around a fitted chart, in px. */
const margin = 4;
const maxFitScale = 1.3;
const scaleRange = { min: 0.25, max: 4 };

/** Fits and centers a chart. */
export function fitView(chart: Size, pane: Size): View {
  const space = { width: pane.width - 2 * margin, height: pane.height - 2 * margin };
  const fit = Math.min(maxFitScale, space.width / chart.width, space.height / chart.height);
  const scale = Number.isFinite(fit) && fit > 0 ? fit : 1;
  return {
    scale,
    x: (pane.width - chart.width * scale) / 2,
    y: (pane.height - chart.height * scale) / 2,
  };
}

/** Zooms around a point; by default the center of the pane. */
export function zoomView(
  view: View,
  pane: Size,
  { factor, x = pane.width / 2, y = pane.height / 2 }: { factor: number } & Partial<Point>,
): View {
  const scale = Math.min(scaleRange.max, Math.max(scaleRange.min, view.scale * factor));
  const grown = scale / view.scale;
  return { scale, x: x - (x - view.x) * grown, y: y - (y - view.y) * grown };
}
