const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Whether two values read the same as JSON: a key without a value counts as no key. */
export function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (!isObject(a) || !isObject(b)) return (a ?? null) === (b ?? null);
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  for (const key of Object.keys(a)) if (!isSame(a[key], b[key])) return false;
  for (const key of Object.keys(b)) if (!(key in a) && b[key] !== undefined) return false;
  return true;
}
