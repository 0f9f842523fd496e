import { count } from './count';
import { isObject } from './is-object';

/** Maximum length of a value before it is truncated. */
const maxLength = 60;

const truncate = (text: string) =>
  text.length > maxLength ? `${text.slice(0, maxLength - 1)}…` : text;

/** A value as one line of text: `“Ann”`, `402`, `3 entries`, `id “a”, qty 2`. */
export function valueWords(value: unknown): string {
  if (value === undefined || value === null) return 'none';
  if (typeof value === 'string') return truncate(`“${value}”`);
  if (Array.isArray(value)) {
    if (value.length === 0) return 'empty';
    return count(value.length, 'entry', 'entries');
  }
  if (!isObject(value)) return String(value);
  const parts = Object.entries(value).map(([key, inner]) => `${key} ${valueWords(inner)}`);
  return parts.length > 0 ? truncate(parts.join(', ')) : 'empty';
}

/** An event's payload as text; empty if it has none. */
export const payloadWords = ({ type: _, ...payload }: { type: string }): string =>
  Object.keys(payload).length > 0 ? valueWords(payload) : '';
