import { isObject } from './is-object';

/** Whether two values are equal as JSON; undefined properties are ignored. */
export function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (!isObject(a) || !isObject(b)) return (a ?? null) === (b ?? null);
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const keys = keysWithValue(a);
  return (
    keys.length === keysWithValue(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && b[key] !== undefined && isSame(a[key], b[key]))
  );
}

const keysWithValue = (value: Record<string, unknown>) =>
  Object.keys(value).filter((key) => value[key] !== undefined);
