import { transitionId } from '@workbench/model/transition-id';
import type { AnyStateMachine } from 'xstate';
import type { TraceStep } from '@/tracing/trace';
import { situationAt } from './active-states';

/** The ids of the transitions that an actor took last, at or before a step of the trace. */
export function litTransitions(
  machine: AnyStateMachine,
  steps: readonly TraceStep[],
  actor: string,
  index: number,
): Set<string> {
  const at = steps.findLastIndex(
    (step, place) => place <= index && step.actor === actor && step.from && step.clauses.length > 0,
  );
  const step = steps[at];
  if (!step?.from) return new Set();
  const { context } = situationAt(steps, actor, at - 1);
  const before = machine.resolveState({ value: step.from, context } as never);
  return new Set((machine.getTransitionData(before, step.event) ?? []).map(transitionId));
}
