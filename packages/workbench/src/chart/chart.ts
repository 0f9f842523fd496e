/** A laid-out statechart: all that is drawn and told of one machine, as plain data. Units are px. */
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

/** A run of text that begins at `x` on the base line `y` and is `width` wide. */
export type TextRun = Point & { width: number; text: string; role: TextRole };

export type StateKind = 'atomic' | 'compound' | 'parallel' | 'final' | 'history';

export type ChartState = Box & {
  id: string;
  name: string;
  kind: StateKind;
  /** The id of the state that holds it; null for the machine itself. */
  parent: string | null;
  description: string;
  entry: readonly string[];
  exit: readonly string[];
  invoke: readonly string[];
  tags: readonly string[];
  /** px that its own words reach down where it holds states; 0 where it holds none. */
  head: number;
  runs: readonly TextRun[];
};

export type ChartTransition = {
  /** As `transitionId` says. */
  id: string;
  source: string;
  /** The ids of its targets; none where the state stays. */
  targets: readonly string[];
  event: string;
  guard: string;
  actions: readonly string[];
  description: string;
  pill: Box & { runs: readonly TextRun[] };
  /** A line for each target, from the source; all segments are parallel to the axes. */
  lines: readonly (readonly Point[])[];
};

/** The dot that says where a state begins, and the line from it. */
export type ChartInitial = Point & { parent: string; state: string; line: readonly Point[] };

export type Chart = {
  id: string;
  width: number;
  height: number;
  states: readonly ChartState[];
  transitions: readonly ChartTransition[];
  initials: readonly ChartInitial[];
};
