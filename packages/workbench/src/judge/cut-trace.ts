import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type ExecutableActionObject,
  initialTransition,
  transition,
} from 'xstate';
import { actionWords } from '../model/action-words';
import { isSame } from '../model/is-same';
import { type Trace, type TraceStep, toTrace } from '../model/trace';
import { transitionId } from '../model/transition-id';
import { transitionsIfAny } from '../model/transitions-taken';
import { describeStep } from '../recorder/describe-step';
import type { JudgedStep } from './judge';

type Taken = readonly [AnyMachineSnapshot, readonly ExecutableActionObject[]];

/** The initial snapshot of an actor: from its chart, or the one it was restored from. */
const startOf = (machine: AnyStateMachine, step: TraceStep): Taken =>
  step.restored === undefined
    ? initialTransition(machine, (step.event as { input?: unknown }).input)
    : [machine.resolveState({ value: step.to, context: step.changed } as never), []];

/** Replays steps through a chart; `last` has the transitions that the last event took. */
function replay(machine: AnyStateMachine, steps: readonly TraceStep[]) {
  const taken: TraceStep[] = [];
  let before: AnyMachineSnapshot | null = null;
  let last: string[] = [];
  for (const step of steps) {
    const took: Taken = before ? transition(machine, before, step.event) : startOf(machine, step);
    const [after, ran] = took;
    last = transitionsIfAny(machine, before, step.event).map(transitionId);
    taken.push({
      ...step,
      ...describeStep(before, step.event, after),
      actions: ran.map(actionWords),
    });
    before = after;
  }
  return { steps: taken, last };
}

/**
 * Drops the steps that are not needed to end with the same transitions; keeps the first and the
 * last.
 */
function shorten(machine: AnyStateMachine, steps: readonly JudgedStep[]): TraceStep[] {
  const goal = steps.at(-1)?.taken ?? [];
  let kept: readonly TraceStep[] = steps;
  for (let at = steps.length - 2; at > 0; at -= 1) {
    const fewer = kept.filter((_, index) => index !== at);
    const { steps: replayed, last } = replay(machine, fewer);
    if (isSame(last, goal) && isSame(replayed.at(-1)?.to, steps.at(-1)?.to)) kept = fewer;
  }
  return replay(machine, kept).steps;
}

const withoutActor = (step: TraceStep): TraceStep => ({ ...step, time: 0, actor: '' });

/** Whether one run begins with all of another; equal runs cover each other only if `isEarlier`. */
const covers = (run: readonly TraceStep[], other: readonly TraceStep[], isEarlier: boolean) =>
  (run.length > other.length || (run.length === other.length && isEarlier)) &&
  isSame(run.slice(0, other.length), other);

/**
 * Reduces a trace to what exercises a clause: for each way of exercising it, the shortest run of
 * one actor. Null if no step of a known chart does.
 */
export function cutTrace(
  steps: readonly JudgedStep[],
  clause: string,
  machines: Readonly<Record<string, AnyStateMachine>>,
): Trace | null {
  const ways = new Map<string, number>();
  for (const [index, { machine, exercised, taken, words, error }] of steps.entries()) {
    // A step that failed can't be replayed.
    if (error !== undefined) continue;
    const way = `${machine} ${taken.join() || words}`;
    if (exercised.includes(clause) && !ways.has(way)) ways.set(way, index);
  }
  const runs = [...ways.values()].flatMap((index) => {
    const goal = steps[index] as JudgedStep;
    const machine = machines[goal.machine];
    const upTo = steps.slice(0, index + 1).filter(({ actor }) => actor === goal.actor);
    return machine ? [shorten(machine, upTo).map(withoutActor)] : [];
  });
  const counts = new Map<string, number>();
  const needed = runs.filter((run, at) => !runs.some((other, by) => covers(other, run, by < at)));
  const named = needed.flatMap((run) => {
    const machine = run[0]?.machine ?? '';
    const number = (counts.get(machine) ?? 0) + 1;
    counts.set(machine, number);
    return run.map((step, time) => ({ ...step, time, actor: `${machine} ${number}` }));
  });
  return named.length > 0 ? toTrace(named, {}) : null;
}
