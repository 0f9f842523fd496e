import type { JudgedStep } from '../judge/judge';

/** A line of a list: a step, or a run of ignored or repeated steps from the first to the last. */
export type Line =
  | { kind: 'step'; index: number; isOfRun: boolean }
  | { kind: 'run'; first: number; last: number; isUnfolded: boolean };

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
 * repeats of an event that leaves its actor in its state. An unfolded run has them below it.
 */
export function foldRepeats(
  steps: readonly JudgedStep[],
  isUnfolded: (first: number) => boolean,
): Line[] {
  const lines: Line[] = [];
  for (let first = 0; first < steps.length; ) {
    let last = first;
    while (steps[last + 1] && isRepeat(steps[first] as JudgedStep, steps[last + 1] as JudgedStep)) {
      last += 1;
    }
    const kind = isIgnored(steps[first] as JudgedStep) ? 'ignored' : 'repeated';
    const isRun = last - first + 1 >= least[kind];
    const isOpen = isRun && isUnfolded(first);
    if (isRun) lines.push({ kind: 'run', first, last, isUnfolded: isOpen });
    for (let index = first; (!isRun || isOpen) && index <= last; index += 1) {
      lines.push({ kind: 'step', index, isOfRun: isRun });
    }
    first = last + 1;
  }
  return lines;
}

/** The position of the line that shows a step; −1 if none does. */
export const lineOf = (lines: readonly Line[], index: number): number =>
  lines.findIndex((line) => {
    if (line.kind === 'step') return line.index === index;
    return !line.isUnfolded && line.first <= index && index <= line.last;
  });
