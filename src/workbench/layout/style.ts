import type { TextRole } from '../chart/chart';

/** How a machine is drawn: in which direction its lines lead, for which place, and with which words. */
export type Style = {
  direction: 'RIGHT' | 'DOWN';
  /** The width of its place by the height, for regions side by side. */
  aspect: number;
  /** Whether states have their descriptions, which the outline has in any case. */
  isDescribed: boolean;
};

/** The font of each text role, in px; keep in sync with `chart-drawing.css`. */
export const typeStyles = {
  title: { font: 'heading', size: 14, weight: 650 },
  name: { font: 'text', size: 13, weight: 700 },
  description: { font: 'text', size: 12, weight: 400 },
  keyword: { font: 'text', size: 12, weight: 400 },
  note: { font: 'text', size: 12, weight: 600 },
  tag: { font: 'text', size: 12, weight: 600 },
  event: { font: 'text', size: 12, weight: 600 },
  guard: { font: 'text', size: 12, weight: 400 },
} as const satisfies Record<TextRole, { font: 'heading' | 'text'; size: number; weight: number }>;

/** Measures the width of text, in px. */
export type Measure = (text: string, role: TextRole) => number;

/** The widths at which text wraps: of a state, and of the head of one that holds others, in px. */
export const measures = { state: 150, head: 320 };

/** Paddings of states and labels, in px. */
export const paddings = { state: { x: 10, y: 8 }, pill: { x: 7, y: 3.5 } };

/** Minimum distance of a line's end from the corners of a state, in px. */
export const clearance = 8;

/** Line heights in px. */
export const lineHeights = { heading: 18, text: 15.5 };
/** Baseline offsets from the top of a line, in px. */
export const baselines = { heading: 13.4, text: 11.9 };
