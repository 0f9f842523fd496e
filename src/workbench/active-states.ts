import type { AnyStateMachine, StateValue } from 'xstate';
import type { TraceStep } from '@/tracing/trace';

/** The ids of the states that a machine is in. */
export const activeStates = (machine: AnyStateMachine, value: StateValue): Set<string> =>
  new Set(machine.resolveState({ value, context: {} } as never)._nodes.map(({ id }) => id));

/** An actor's state and context after a step of the trace: the last one at or before `index`. */
export function situationAt(steps: readonly TraceStep[], actor: string, index: number) {
  const context: Record<string, unknown> = {};
  let value: StateValue | null = null;
  for (let at = 0; at <= index; at += 1) {
    const step = steps[at];
    if (step?.actor !== actor) continue;
    Object.assign(context, step.changed);
    value = step.to;
  }
  return { value, context };
}
