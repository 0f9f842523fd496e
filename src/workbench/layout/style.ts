/** How a machine is drawn: in which direction its lines lead, for which place, and with which words. */
export type Style = {
  direction: 'RIGHT' | 'DOWN';
  /** The width of its place by the height, for regions side by side. */
  aspect: number;
  /** Whether states have their descriptions, which the outline has in any case. */
  isDescribed: boolean;
};

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
