import type { AnyMachineSnapshot, AnyTransitionDefinition } from 'xstate';
import { clausesOf } from '../model/clauses-at';
import { isObject } from '../model/is-object';
import { jsonCopy } from '../model/json-copy';
import type { TraceStep } from '../model/trace';

/** A step's result. */
export type Outcome = Pick<TraceStep, 'from' | 'to' | 'changed' | 'clauses'>;

/** Contexts are immutable, so what a step does not replace is copied once. */
const copies = new WeakMap<object, unknown>();

function copyOnce(value: unknown): unknown {
  if (!isObject(value)) return jsonCopy(value);
  const copy = copies.get(value) ?? jsonCopy(value);
  copies.set(value, copy);
  return copy;
}

const textOf = (value: unknown) => JSON.stringify(copyOnce(value));

/** A step's states, context changes (copied) and cited clauses, of the transitions that it took. */
export function describeStep(
  before: AnyMachineSnapshot | null,
  after: AnyMachineSnapshot,
  taken: readonly AnyTransitionDefinition[],
): Outcome {
  const old: Record<string, unknown> = before?.context ?? {};
  const isKept = ([key, value]: [string, unknown]) =>
    Object.hasOwn(old, key) && (Object.is(old[key], value) || textOf(old[key]) === textOf(value));
  const changed = Object.entries<unknown>(after.context ?? {})
    .filter((entry) => !isKept(entry))
    .map(([key, value]) => [key, copyOnce(value)]);
  return {
    from: before?.value ?? null,
    to: after.value,
    changed: Object.fromEntries(changed),
    clauses: clausesOf(taken),
  };
}
