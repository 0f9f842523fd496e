import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { isSame } from '../model/is-same';
import { hasFailed, type Trace, type TraceStep, toTrace } from '../model/trace';
import { transitionId } from '../model/transition-id';
import type { JudgedStep } from './judge';
import { replay, run } from './replay';

/** Whether a goal's transitions are still taken if only some steps lead from a snapshot to it. */
function leadsTo(
  machine: AnyStateMachine,
  start: AnyMachineSnapshot,
  steps: readonly TraceStep[],
  goal: JudgedStep,
): boolean {
  try {
    const before = steps.reduce((at, step) => run(machine, at, step).after, start);
    const { after, taken } = run(machine, before, goal);
    return isSame(taken.map(transitionId), goal.taken) && isSame(after.value, goal.to);
  } catch {
    // A guard or action lacks what a dropped step provided.
    return false;
  }
}

/**
 * Replays the steps to a goal, without those between the first and the goal that are not needed to take
 * the goal's transitions. Throws if the chart can't run those before the goal.
 */
export function shorten(
  machine: AnyStateMachine,
  [first, ...between]: readonly JudgedStep[],
  goal: JudgedStep,
): TraceStep[] {
  if (!first) return replay(machine, [goal]);
  const befores = [run(machine, null, first).after];
  for (const step of between) befores.push(run(machine, befores.at(-1) ?? null, step).after);
  let kept: readonly TraceStep[] = [];
  for (const [at, step] of [...between.entries()].reverse()) {
    const before = befores[at] as AnyMachineSnapshot;
    if (!leadsTo(machine, before, kept, goal)) kept = [step, ...kept];
  }
  return replay(machine, [first, ...kept, goal]);
}

const withoutActor = (step: TraceStep): TraceStep => ({ ...step, time: 0, actor: '' });

/** Whether one run begins with all of another; equal runs cover each other only if `isEarlier`. */
const covers = (run: readonly TraceStep[], other: readonly TraceStep[], isEarlier: boolean) =>
  (run.length > other.length || (run.length === other.length && isEarlier)) &&
  isSame(run.slice(0, other.length), other);

/**
 * Reduces a trace to what exercises a clause: for each way of exercising it, the shortest run of
 * one actor. Null if no step of these machines does, or none can be replayed. Runs their guards and
 * assigns again.
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
    const earlier = steps.slice(0, index).filter(({ actor }) => actor === goal.actor);
    try {
      const steps = machine ? shorten(machine, earlier, goal) : [];
      return machine && !steps.some(hasFailed) ? [steps.map(withoutActor)] : [];
    } catch {
      return [];
    }
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
