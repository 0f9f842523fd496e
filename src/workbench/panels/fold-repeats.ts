import type { JudgedStep } from '../judge/judge';

/** A line of a list: a step, or a run of ignored or repeated steps. An unfolded run has them below it. */
export type Line = {
  first: number;
  last: number;
  isRun?: boolean;
  isUnfolded?: boolean;
  isOfRun?: boolean;
};

/** The least number of ignored steps that are folded, and that of other repeats. */
const least = { ignored: 2, repeated: 3 };

/** Whether a step changed nothing, as specified. */
export const isIgnored = ({ kind, verdict }: JudgedStep): boolean =>
  kind === 'ignored' && verdict.kind !== 'departs';

/** Whether a step could be one of many: it has not moved its actor, and does not depart. */
const isPlain = ({ kind, verdict }: JudgedStep) =>
  verdict.kind !== 'departs' && ['ignored', 'blocked', 'stayed', 'changed'].includes(kind);

const isRepeat = (step: JudgedStep, other: JudgedStep) =>
  isIgnored(step)
    ? isIgnored(other)
    : isPlain(step) &&
      isPlain(other) &&
      step.actor === other.actor &&
      step.event.type === other.event.type &&
      step.verdict.kind === other.verdict.kind;

/**
 * The lines of a list of steps. Two or more ignored steps in a row are folded into one, as are three or more
 * repeats of an event that leaves its actor in its state.
 */
export function foldRepeats(
  steps: readonly JudgedStep[],
  isUnfolded: (first: number) => boolean,
): Line[] {
  const lines: Line[] = [];
  for (let first = 0; first < steps.length; ) {
    const step = steps[first] as JudgedStep;
    let last = first;
    while (steps[last + 1] && isRepeat(step, steps[last + 1] as JudgedStep)) last += 1;
    const isRun = last - first + 1 >= least[isIgnored(step) ? 'ignored' : 'repeated'];
    const isOpen = isRun && isUnfolded(first);
    if (isRun) lines.push({ first, last, isRun, isUnfolded: isOpen });
    for (let index = first; (!isRun || isOpen) && index <= last; index += 1) {
      lines.push({ first: index, last: index, isOfRun: isRun });
    }
    first = last + 1;
  }
  return lines;
}

/** The position of the line that shows a step; −1 if none does. */
export const lineOf = (lines: readonly Line[], index: number): number =>
  lines.findIndex(({ first, last, isUnfolded }) => !isUnfolded && first <= index && index <= last);
