import * as registry from '@machines/index';
import type { AnyMachineSnapshot, AnyStateMachine, EventObject } from 'xstate';
import { isSame } from './is-same';
import type { TraceStep } from './trace';

/** The machines with their clauses, which the build takes out of those that visitors run. */
const definitions = new Map<string, AnyStateMachine>(
  Object.values(registry).map((machine) => [machine.id, machine]),
);

/** What a step did. */
export type Outcome = Pick<TraceStep, 'from' | 'to' | 'changed' | 'clauses'>;

/** What a step did: from where to where, what it changed, and which clauses asked for that. */
export function describeStep(
  before: AnyMachineSnapshot | null,
  event: EventObject,
  after: AnyMachineSnapshot,
): Outcome {
  const old: Record<string, unknown> = before?.context ?? {};
  const changed: Record<string, unknown> = {};
  for (const [key, value] of Object.entries<unknown>(after.context)) {
    if (!before || !isSame(old[key], value)) changed[key] = value;
  }
  const definition = definitions.get(after.machine.id) ?? after.machine;
  const taken = before ? definition.getTransitionData(before, event) : [];
  const clauses = taken.flatMap(({ meta }): string[] => meta?.clauses ?? []);
  return {
    from: before ? before.value : null,
    to: after.value,
    changed,
    clauses: [...new Set(clauses)],
  };
}
