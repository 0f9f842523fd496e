import { isObject } from './values';

/** What a copy has in place of a value that JSON has no form for; panels show the words. */
export type Mark = {
  /** In words: `undefined`, `NaN`, `function`, `cycle`. */
  '@': string;
};

export const isMark = (value: unknown): value is Mark =>
  isObject(value) && typeof value['@'] === 'string';

/** A plain JSON copy. What JSON has no form for becomes a `Mark`. */
export function jsonCopy<T>(whole: T): T {
  const copy = (value: unknown, above: readonly unknown[]): unknown => {
    if (typeof value === 'string' || typeof value === 'boolean' || value === null) return value;
    if (typeof value === 'number') return Number.isFinite(value) ? value : { '@': `${value}` };
    if (typeof value === 'function') return { '@': 'function' };
    if (!isObject(value)) return { '@': String(value) };
    if (above.includes(value)) return { '@': 'cycle' };
    const inner = (one: unknown) => copy(one, [...above, value]);
    if (Array.isArray(value)) return value.map(inner);
    // Duck-typed, since errors from an iframe belong to another realm.
    if ('message' in value && 'stack' in value) return { name: value.name, message: value.message };
    if (typeof value.toJSON === 'function') return inner(value.toJSON());
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, inner(one)]));
  };
  return copy(whole, []) as T;
}

/** Copies the values of a record that are not undefined. */
export const copyDefined = <R extends object>(record: R): R =>
  jsonCopy(
    Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined)) as R,
  );

/** Copies an event. XState gives its own events an input or output even if there is none. */
export const copyEvent = <E extends { type: string }>(event: E): E =>
  event.type.startsWith('xstate.') ? copyDefined(event) : jsonCopy(event);

/** The value of a copy, as far as it can be read back. */
export function revive(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(revive);
  if (!isObject(value)) return value;
  if (!isMark(value)) {
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, revive(inner)]));
  }
  return value['@'] === 'undefined' ? undefined : Number(value['@']);
}
