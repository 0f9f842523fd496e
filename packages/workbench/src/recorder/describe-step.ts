import type { AnyMachineSnapshot, AnyTransitionDefinition } from 'xstate';
import { clausesOf } from '../model/clauses-at';
import { isSame } from '../model/is-same';
import { jsonCopy } from '../model/json-copy';
import type { TraceStep } from '../model/trace';

/** A step's result. */
export type Outcome = Pick<TraceStep, 'from' | 'to' | 'changed' | 'clauses'>;

/** Contexts are immutable, so what a step does not replace is copied once. */
const copies = new WeakMap<object, unknown>();

function copyOnce(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return jsonCopy(value);
  const copy = copies.get(value) ?? jsonCopy(value);
  copies.set(value, copy);
  return copy;
}

/** A step's states, context changes (copied) and cited clauses, of the transitions that it took. */
export function describeStep(
  before: AnyMachineSnapshot | null,
  after: AnyMachineSnapshot,
  taken: readonly AnyTransitionDefinition[],
): Outcome {
  const old: Record<string, unknown> = before?.context ?? {};
  const now: Record<string, unknown> = after.context ?? {};
  const changed: Record<string, unknown> = {};
  if (old !== now) {
    for (const key of Object.keys(now)) {
      const value = now[key];
      const wasThere = Object.hasOwn(old, key);
      if (wasThere && Object.is(old[key], value)) continue;
      const copy = copyOnce(value);
      if (!wasThere || !isSame(copyOnce(old[key]), copy)) changed[key] = copy;
    }
  }
  return {
    from: before ? before.value : null,
    to: after.value,
    changed,
    clauses: clausesOf(taken),
  };
}
