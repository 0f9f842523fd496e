/** Layout options; several combinations are tried. */
export type Style = {
  direction: 'RIGHT' | 'DOWN';
  /** Maximum width of a description in a state, in px; 0 omits descriptions. */
  measure: number;
  /** Maximum header text width of compound states, in px. */
  headMeasure: number;
  /** Distance between lines along a state's side, in px. */
  pitch: number;
  /** ELK's cycle-breaking strategy. */
  cycles: 'DFS_NODE_ORDER' | 'GREEDY';
  /** Gaps in px. */
  gaps: { lines: number; others: number };
  /** Width to height of parallel regions laid side by side. */
  aspect: number;
};

/** Padding in px. */
export const padding = { x: 10, y: 8 };

/** Line heights in px. */
export const lineHeights = { heading: 18, text: 15.5 };
/** Baseline offsets from the top of a line, in px. */
export const baselines = { heading: 13.4, text: 11.9 };
