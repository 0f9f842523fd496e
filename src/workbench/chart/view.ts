import { mostEnlarged, type Point } from './chart';

export type Size = { width: number; height: number };

/** Where a chart is drawn: `x` and `y` are its top-left corner in the pane, in px. */
export type View = Point & { scale: number };

/** Margin around a fitted chart, in px; on a phone, the chart needs the room. */
const marginIn = (pane: Size) => (pane.width < 480 ? 4 : 16);
/** Any chart that is laid out fits a phone at the least. */
const scaleRange = { min: 0.05, max: 4 };
const fitRange = { ...scaleRange, max: mostEnlarged };

/** Fits and centers a chart. */
export function fitView(chart: Size, pane: Size): View {
  const margin = marginIn(pane);
  const space = { width: pane.width - 2 * margin, height: pane.height - 2 * margin };
  const fit = Math.min(space.width / chart.width, space.height / chart.height);
  const scale = Number.isFinite(fit) && fit > 0 ? clamp(fit, fitRange) : 1;
  const place = (whole: number, length: number) => Math.max(margin, (length - whole * scale) / 2);
  return { scale, x: place(chart.width, pane.width), y: place(chart.height, pane.height) };
}

/** The sides at which a chart goes beyond its pane. */
export function sidesBeyond({ x, y, scale }: View, chart: Size, pane: Size): string[] {
  const beyond = {
    left: x < 0,
    right: x + chart.width * scale > pane.width,
    top: y < 0,
    bottom: y + chart.height * scale > pane.height,
  };
  return Object.entries(beyond).flatMap(([side, isBeyond]) => (isBeyond ? [side] : []));
}

const clamp = (value: number, { min, max }: { min: number; max: number }) =>
  Math.min(max, Math.max(min, value));

/** Zooms around a point; by default the center of the pane. */
export function zoomView(
  view: View,
  pane: Size,
  { factor, x = pane.width / 2, y = pane.height / 2 }: { factor: number } & Partial<Point>,
): View {
  const scale = clamp(view.scale * factor, scaleRange);
  const grown = scale / view.scale;
  return { scale, x: x - (x - view.x) * grown, y: y - (y - view.y) * grown };
}
