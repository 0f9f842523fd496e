import type { PathStep } from './find-path';

/** The state or transition to reach, in an app or in the workbench itself. */
export type Goal = { machine: string; part: string; isItself: boolean };

/** A path; if `isFromStart`, it starts from a newly opened app. */
export type Path = { steps: readonly PathStep[]; isFromStart: boolean };

/**
 * A step's outcome: the goal is reached, the path's next step can follow, or the app did something
 * else.
 */
export type StepResult = 'reached' | 'asPlanned' | 'diverged';

/** A goal and the progress toward it. */
export type Walk = {
  goal: Goal;
  /** The path that was found last; null while a goal's first path is being searched for. */
  path: Path | null;
  /** The index of the current step in the path. */
  index: number;
  /** How many paths were found in this walk, and whether the app was opened for it. */
  plans: number;
  isOpened: boolean;
  problem: string;
};

/** Without a goal. */
export const initialWalk: Walk = {
  goal: { machine: '', part: '', isItself: false },
  path: null,
  index: 0,
  plans: 0,
  isOpened: false,
  problem: '',
};
