/** Layout options; several combinations are tried. */
export type Style = {
  direction: 'RIGHT' | 'DOWN';
  /** Maximum width of a description in a state, in px; 0 omits descriptions. */
  measure: number;
  /** Maximum header text width of compound states, in px. */
  headMeasure: number;
  /** Whether a label has its guard or delay below its event, or beside it. */
  pills: 'tall' | 'wide';
  /** In which layer ELK puts the label of a long line. */
  labels: 'MEDIAN_LAYER' | 'HEAD_LAYER';
  /** Distance between lines along a state's side, in px. */
  pitch: number;
  padding: keyof typeof paddings;
  /** ELK's cycle-breaking strategy. */
  cycles: 'DFS_NODE_ORDER' | 'GREEDY';
  /** Gaps in px. */
  gaps: { lines: number; others: number };
};

/** The style that most machines suit. */
export const plainStyle: Style = {
  direction: 'RIGHT',
  measure: 150,
  headMeasure: 320,
  pills: 'tall',
  labels: 'MEDIAN_LAYER',
  pitch: 12,
  padding: 'normal',
  cycles: 'DFS_NODE_ORDER',
  gaps: { lines: 10, others: 18 },
};

/** Paddings of states and labels in px. */
export const paddings = {
  normal: { state: { x: 10, y: 8 }, pill: { x: 7, y: 3.5 } },
  tight: { state: { x: 7, y: 6 }, pill: { x: 5, y: 2.5 } },
} as const;

/** Minimum distance of a line's end from the corners of a state, in px. */
export const clearance = 8;
/** Minimum length of a step between two parallel stretches of a line, in px. */
export const minStep = 10;

/** Line heights in px. */
export const lineHeights = { heading: 18, text: 15.5 };
/** Baseline offsets from the top of a line, in px. */
export const baselines = { heading: 13.4, text: 11.9 };
