import type { AnyMachineSnapshot, AnyTransitionDefinition } from 'xstate';
import { clausesOf } from '../model/clauses-at';
import { isSame } from '../model/is-same';
import { jsonCopy } from '../model/json-copy';
import type { TraceStep } from '../model/trace';

/** A step's result. */
export type Outcome = Pick<TraceStep, 'from' | 'to' | 'changed' | 'clauses'>;

/** A step's states, context changes (copied) and cited clauses, of the transitions that it took. */
export function describeStep(
  before: AnyMachineSnapshot | null,
  after: AnyMachineSnapshot,
  taken: readonly AnyTransitionDefinition[],
): Outcome {
  const old: Record<string, unknown> = before?.context ?? {};
  const isKept = ([key, value]: [string, unknown]) =>
    Object.hasOwn(old, key) &&
    (Object.is(old[key], value) || isSame(jsonCopy(old[key]), jsonCopy(value)));
  const changed = Object.entries<unknown>(after.context ?? {}).filter((entry) => !isKept(entry));
  return {
    from: before?.value ?? null,
    to: after.value,
    changed: jsonCopy(Object.fromEntries(changed)),
    clauses: clausesOf(taken),
  };
}
