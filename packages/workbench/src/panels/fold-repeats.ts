import type { JudgedStep } from '../judge/judge';
import type { Sending } from '../judge/sequence';

/** A line of a list: a step, or a run of repeated steps from the first to the last. */
export type Line =
  | { kind: 'step'; index: number; isOfRun: boolean }
  | { kind: 'run'; first: number; last: number; isUnfolded: boolean };

/** The least number of repeats that are folded. */
const least = 3;

/** Whether a step could be one of many: it has not moved its actor, and does not depart. */
const isPlain = ({ kind, verdict }: JudgedStep) =>
  verdict.kind !== 'departs' && ['ignored', 'blocked', 'stayed', 'changed'].includes(kind);

const isRepeat = (step: JudgedStep, other: JudgedStep) =>
  isPlain(step) &&
  isPlain(other) &&
  step.actor === other.actor &&
  step.event.type === other.event.type &&
  step.verdict.kind === other.verdict.kind;

/**
 * The lines of a list: three or more alike in a row are folded into one. An unfolded run has them
 * below it.
 */
export function foldRuns<Entry>(
  entries: readonly Entry[],
  isAlike: (entry: Entry, next: Entry, at: number) => boolean,
  isUnfolded: (first: number) => boolean,
): Line[] {
  const lines: Line[] = [];
  for (let first = 0; first < entries.length; ) {
    let last = first;
    while (
      last + 1 < entries.length &&
      isAlike(entries[first] as Entry, entries[last + 1] as Entry, last + 1)
    ) {
      last += 1;
    }
    const isRun = last - first + 1 >= least;
    const isOpen = isRun && isUnfolded(first);
    if (isRun) lines.push({ kind: 'run', first, last, isUnfolded: isOpen });
    for (let index = first; (!isRun || isOpen) && index <= last; index += 1) {
      lines.push({ kind: 'step', index, isOfRun: isRun });
    }
    first = last + 1;
  }
  return lines;
}

/** The lines of a list of steps, where repeats of an event that leave their actor in its state fold. */
export const foldRepeats = (
  steps: readonly JudgedStep[],
  isUnfolded: (first: number) => boolean,
): Line[] => foldRuns(steps, isRepeat, isUnfolded);

/** Whether sendings are alike: of one event, from one actor to another, whose steps could be folded. */
export const isSameSending = (
  steps: readonly JudgedStep[],
  { from, to, event, step }: Sending,
  next: Sending,
): boolean => {
  if (from !== next.from || to !== next.to || event.type !== next.event.type) return false;
  const [one, other] = [steps[step ?? -1], steps[next.step ?? -1]];
  return one && other ? isRepeat(one, other) : one === other;
};

/** The position of the line that shows a step; −1 if none does. */
export const lineOf = (lines: readonly Line[], index: number): number =>
  lines.findIndex((line) => {
    if (line.kind === 'step') return line.index === index;
    return !line.isUnfolded && line.first <= index && index <= line.last;
  });
