import type { AnyMachineSnapshot, EventObject } from 'xstate';
import type { TraceStep } from './trace';

const asJson = (value: unknown) => JSON.stringify(value) ?? 'undefined';

/** What JSON makes of a value, so that a recorded one and a replayed one can be compared. */
const plain = <T>(value: T): T => JSON.parse(asJson(value));

type Outcome = Pick<TraceStep, 'from' | 'to' | 'changed' | 'clauses'>;

/** What a step did: from where to where, what it changed, and which clauses asked for that. */
export function describeStep(
  before: AnyMachineSnapshot | null,
  event: EventObject,
  after: AnyMachineSnapshot,
): Outcome {
  const old: Record<string, unknown> = before?.context ?? {};
  const changed = Object.entries<unknown>(after.context).filter(
    ([key, value]) => old[key] !== value && (!before || asJson(old[key]) !== asJson(value)),
  );
  const taken = before ? (after.machine.getTransitionData(before, event) ?? []) : [];
  const clauses = taken.flatMap(({ meta }): string[] => meta?.clauses ?? []);
  return {
    from: before ? plain(before.value) : null,
    to: plain(after.value),
    changed: plain(Object.fromEntries(changed)),
    clauses: [...new Set(clauses)],
  };
}
