import type { PathStep } from './find-path';

/** The state or transition to reach, in an app or in the workbench itself. */
export type Goal = { machine: string; part: string; isItself: boolean };

/** The way there: its steps, after the app has been opened anew if it `isFresh`. */
export type Path = { steps: readonly PathStep[]; isFresh: boolean };

/** What came of a step: whether the goal is reached, or else the path's next step can follow. */
export type StepResult = 'reached' | 'asPlanned' | 'otherwise';

/** A goal and how far the way there is gone. */
export type Walk = {
  goal: Goal;
  /** As it was found last; none while a goal's first path is looked for. */
  path: Path | null;
  /** The place of the step that is taken, in the path. */
  place: number;
  /** How often a path was found in this walk, and whether the app was opened for it. */
  plans: number;
  isOpened: boolean;
  problem: string;
};

export const noWalk: Walk = {
  goal: { machine: '', part: '', isItself: false },
  path: null,
  place: 0,
  plans: 0,
  isOpened: false,
  problem: '',
};
