/** How a chart may be laid out; the best of many is taken. */
export type Style = {
  direction: 'RIGHT' | 'DOWN';
  /** px that a description may be wide in a state; 0 leaves it to the outline. */
  measure: number;
  /** px that the words in a state with states in it may be wide. */
  headMeasure: number;
  /** px from one line to the next along the side of a state: as far as pills, or close. */
  pitch: number;
  /** Which lines lead back: by the order of the definition, or as few as possible. */
  cycles: 'DFS_NODE_ORDER' | 'GREEDY';
  /** px that are left between things. */
  gaps: { lines: number; others: number };
  /** Width to height of parallel regions laid side by side. */
  aspect: number;
};

/** px between a box and what stands in it. */
export const padding = { x: 10, y: 8 };

/** px from base line to base line, and from the top of such a line to its base line. */
export const lineHeights = { heading: 18, text: 15.5 };
export const baselines = { heading: 13.4, text: 11.9 };
