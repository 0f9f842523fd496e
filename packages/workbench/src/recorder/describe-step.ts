import type { AnyMachineSnapshot, AnyStateMachine, EventObject } from 'xstate';
import { isSame } from '../model/is-same';
import type { TraceStep } from '../model/trace';
import { transitionsIfAny } from '../model/transitions-taken';

/** A step's result. */
export type Outcome = Pick<TraceStep, 'from' | 'to' | 'changed' | 'clauses'>;

/**
 * A step's states, context changes and cited clauses. `definition` is the machine with its clauses,
 * which a build may strip from the one that runs.
 */
export function describeStep(
  before: AnyMachineSnapshot | null,
  event: EventObject,
  after: AnyMachineSnapshot,
  definition: AnyStateMachine = after.machine,
): Outcome {
  const old: Record<string, unknown> = before?.context ?? {};
  const changed: Record<string, unknown> = {};
  for (const [key, value] of Object.entries<unknown>(after.context)) {
    if (!before || !isSame(old[key], value)) changed[key] = value;
  }
  const taken = transitionsIfAny(definition, before, event);
  const clauses = taken.flatMap(({ meta }): string[] => meta?.clauses ?? []);
  return {
    from: before ? before.value : null,
    to: after.value,
    changed,
    clauses: [...new Set(clauses)],
  };
}
