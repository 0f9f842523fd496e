/** Whether a value is an object or an array. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Whether a value is an object, but not an array. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  isObject(value) && !Array.isArray(value);

/** Whether two values are equal as JSON; a property that is undefined is not a missing one. */
export function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  // Zeros are equal, whatever their sign.
  if (!isObject(a) || !isObject(b)) return a === b;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && isSame(a[key], b[key]))
  );
}

/** A record's own value, so that an id such as `constructor` finds nothing. */
export const own = <T>(record: Readonly<Record<string, T>> = {}, key: string): T | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined;

/** A number with its noun: `1 step`, `2 steps`. */
export const count = (amount: number, noun: string, plural = `${noun}s`) =>
  `${amount} ${amount === 1 ? noun : plural}`;

/** The message of a thrown value, or of an error read from a JSON trace. */
export const errorMessage = (error: unknown): string =>
  String(isObject(error) && 'message' in error ? error.message : error);

/** Whether an event's type is that of a transition, which may be a wildcard: `*` or `xstate.error.actor.*`. */
export const matchesEvent = (key: string, type: string): boolean =>
  key === type || (key.endsWith('*') && type.startsWith(key.slice(0, -1)));
