import { count } from './count';
import { isObject } from './is-object';
import { isMark } from './json-copy';

/** Maximum length of a value in a list, in characters. */
const listed = 60;
/** The `maxLength` of a value that is not truncated. */
export const whole = Number.POSITIVE_INFINITY;

/**
 * A value as one line of text: `“Ann”`, `402`, `3 entries`, `id “a”, qty 2`; `none` if it is missing.
 * Truncated to `maxLength` characters.
 */
export function valueWords(value: unknown, maxLength = listed): string {
  const truncate = (text: string) =>
    text.length > maxLength ? `${text.slice(0, maxLength - 1)}…` : text;
  if (value === undefined) return 'none';
  if (typeof value === 'string') return truncate(`“${value}”`);
  if (isMark(value)) return truncate(value['@']);
  if (Array.isArray(value)) {
    if (value.length === 0) return 'empty';
    return count(value.length, 'entry', 'entries');
  }
  if (!isObject(value)) return String(value);
  const parts = Object.entries(value).map(
    ([key, inner]) => `${key} ${valueWords(inner, maxLength)}`,
  );
  return parts.length > 0 ? truncate(parts.join(', ')) : 'empty';
}

/** An event's payload as text; empty if it has none. That an actor has ended says which by its name. */
export function payloadWords(
  { type, ...payload }: { type: string; actorId?: unknown },
  maxLength = listed,
): string {
  if (/^xstate\.(done|error)\.actor\./.test(type)) delete payload.actorId;
  return Object.keys(payload).length > 0 ? valueWords(payload, maxLength) : '';
}
