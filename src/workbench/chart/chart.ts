/** A laid-out statechart as plain data. Units are px. */
export type Point = { x: number; y: number };
export type Box = Point & { width: number; height: number };

export type TextRole =
  | 'title'
  | 'name'
  | 'description'
  | 'keyword'
  | 'note'
  | 'tag'
  | 'event'
  | 'guard';

/** A run of text that starts at `x` on the baseline `y`. */
export type TextRun = Point & { width: number; text: string; role: TextRole };

export type StateKind = 'atomic' | 'compound' | 'parallel' | 'final';

export type ChartState = Box & {
  id: string;
  kind: StateKind;
  /** The parent's id; null for the machine itself. */
  parent: string | null;
  /** Header height in px; 0 for atomic states. */
  head: number;
  runs: readonly TextRun[];
};

export type ChartTransition = {
  /** See `transitionId`. */
  id: string;
  pill: Box & { runs: readonly TextRun[] };
  /** The line to its target, parallel to the axes; null if it is a label in its state. */
  line: readonly Point[] | null;
};

/** An initial-state dot and its arrow. */
export type ChartInitial = Point & { parent: string; line: readonly Point[] };

export type Chart = {
  id: string;
  /** Of the machine. */
  description: string;
  width: number;
  height: number;
  states: readonly ChartState[];
  transitions: readonly ChartTransition[];
  initials: readonly ChartInitial[];
};
