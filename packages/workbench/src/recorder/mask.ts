import { isObject, isRecord } from '../model/is-object';
import { own } from '../model/own';

/** The keys of events and contexts below which a machine has what visitors typed, by machine id. */
export type TypedKeys = Readonly<Record<string, readonly string[]>>;

/** Returns an event or a context of a machine without what visitors typed. */
export type Mask = <Data extends object>(machine: string, data: Data) => Data;

const hide = (value: unknown): unknown => {
  if (typeof value === 'string') return '•'.repeat(value.length);
  if (Array.isArray(value)) return value.map(hide);
  if (!isObject(value)) return value;
  // What a value was is not typed, but its text is.
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, key === '@' ? inner : hide(inner)]),
  );
};

/** An action without what visitors typed, be it in its parameters, in an actor's input or in an event. */
export function maskAction<Action extends { type: string; params?: unknown }>(
  mask: Mask,
  machine: string,
  action: Action,
): Action {
  const { params } = action;
  if (!isRecord(params)) return action;
  const entries = Object.entries(params).map(([key, value]) => [
    key,
    isRecord(value) ? mask(machine, value) : value,
  ]);
  return { ...action, params: mask(machine, Object.fromEntries(entries)) };
}

/**
 * Creates the function that keeps typed text out of traces: every character of a text below these
 * keys becomes a bullet. Events and contexts are masked alike, so a chart that copies, empties or
 * measures a text computes the same from them, and the steps can be judged.
 */
export const createMask =
  (keys: TypedKeys): Mask =>
  (machine, data) => {
    const typed = own(keys, machine);
    if (!typed) return data;
    const entries = Object.entries(data).map(([key, value]) => [
      key,
      typed.includes(key) ? hide(value) : value,
    ]);
    return Object.fromEntries(entries);
  };
