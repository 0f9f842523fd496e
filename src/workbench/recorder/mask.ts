import { isObject, isRecord, own } from '../model/values';

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

/** Parameters of an action without what visitors typed, be it an actor's input or an event. */
export function maskParams(mask: Mask, machine: string, params: unknown): unknown {
  if (!isRecord(params)) return params;
  const entries = Object.entries(params).map(([key, value]) => [
    key,
    isRecord(value) ? mask(machine, value) : value,
  ]);
  return mask(machine, Object.fromEntries(entries));
}

/** What an actor gets from the machine that starts it, and what that machine gets back; a promise's events call it `data`. */
const passed = ['input', 'output', 'data'];

/**
 * Creates the function that keeps typed text out of traces: every character of a text below these
 * keys becomes a bullet, also in an input and an output. Events and contexts are masked alike, so a
 * chart that copies, empties or measures a text computes the same from them, and the steps can be judged.
 */
export function createMask(keys: TypedKeys): Mask {
  const mask: Mask = (machine, data) => {
    const typed = own(keys, machine);
    if (!typed) return data;
    const entries = Object.entries(data).map(([key, value]) => {
      if (passed.includes(key)) return [key, isRecord(value) ? mask(machine, value) : hide(value)];
      return [key, typed.includes(key) ? hide(value) : value];
    });
    return Object.fromEntries(entries);
  };
  return mask;
}

/** An event or a snapshot of an actor without what visitors typed into the machine that started it. */
export function maskPassed<Data extends object>(mask: Mask, starter: string, all: Data): Data {
  const own = Object.entries(all).filter(([key]) => passed.includes(key));
  return { ...all, ...mask(starter, Object.fromEntries(own)) };
}
