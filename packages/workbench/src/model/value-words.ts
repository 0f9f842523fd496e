const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Characters that a value may take up before it is cut. */
const most = 60;

const cut = (text: string) => (text.length > most ? `${text.slice(0, most - 1)}…` : text);

/** A value as one reads it in a line: `“Ann”`, `402`, `3 entries`, `id “a”, qty 2`. */
export function valueWords(value: unknown): string {
  if (value === undefined || value === null) return 'none';
  if (typeof value === 'string') return cut(`“${value}”`);
  if (Array.isArray(value)) {
    if (value.length === 0) return 'empty';
    return `${value.length} ${value.length === 1 ? 'entry' : 'entries'}`;
  }
  if (!isObject(value)) return String(value);
  const parts = Object.entries(value).map(([key, inner]) => `${key} ${valueWords(inner)}`);
  return parts.length > 0 ? cut(parts.join(', ')) : 'empty';
}

/** An event's payload in words; empty where it carries nothing. */
export const payloadWords = ({ type: _, ...payload }: { type: string }): string =>
  Object.keys(payload).length > 0 ? valueWords(payload) : '';
