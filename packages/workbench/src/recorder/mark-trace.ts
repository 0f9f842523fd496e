import type { AnyStateMachine } from 'xstate';
import { compareMachines } from '../model/compare-machines';
import { own } from '../model/own';
import type { Trace, TraceMark } from '../model/trace';

type Marked = Pick<Trace, 'steps'> & { marks?: readonly TraceMark[] };

/** Notes between the steps of a recording that something happened to the app. */
export function markTrace(trace: Marked, mark: Omit<TraceMark, 'at'>): void {
  trace.marks = [...(trace.marks ?? []), { at: trace.steps.length, ...mark }];
}

/** The app was loaded again. */
export const reloaded = { kind: 'reloaded', words: 'The app was reloaded.' } as const;

/** Another chart has the id of one before it, or one that was there before has it again. */
export function otherChart(
  machines: Readonly<Record<string, AnyStateMachine>>,
  id: string,
  { before, after, isKnown = false }: { before: string; after: string; isKnown?: boolean },
): Omit<TraceMark, 'at'> {
  const [one, other] = [own(machines, before), own(machines, after)];
  const differences = one && other ? `: ${compareMachines(one, other)}` : '';
  const what = isKnown ? 'an earlier chart again' : 'another chart';
  return { kind: 'chart', machine: after, words: `${id} has ${what}, ${after}${differences}.` };
}

/** What is left of marks when the oldest steps are dropped, and replaced by fewer that restore their actors. */
export const keptMarks = (
  marks: readonly TraceMark[],
  { dropped, heads }: { dropped: number; heads: number },
): TraceMark[] =>
  marks
    .filter(({ at }) => at >= dropped)
    .map((mark) => ({ ...mark, at: mark.at - dropped + heads }));
