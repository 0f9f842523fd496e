import type { StateValue } from 'xstate';
import { isMark } from './json-copy';
import { count, isObject, isSame } from './values';

/** A state value as text: `peeked.leaving`, or `header.plain · scrollToTop.hidden`. */
export const stateWords = (value: StateValue): string =>
  typeof value === 'string'
    ? value
    : Object.entries(value)
        .map(([region, child]) => {
          const below = stateWords(child ?? {});
          if (!below) return region;
          return below.includes(' · ') ? `${region}(${below})` : `${region}.${below}`;
        })
        .join(' · ');

/** A change of state as text: `empty → filled`; of a parallel state, the regions that changed. */
export function moveWords(from: StateValue, to: StateValue): string {
  if (typeof from === 'string' || typeof to === 'string') {
    return `${stateWords(from)} → ${stateWords(to)}`;
  }
  const moved = Object.keys(to).filter((region) => !isSame(from[region], to[region]));
  const [before, after] = [from, to].map((value) =>
    stateWords(Object.fromEntries(moved.map((region) => [region, value[region] ?? {}]))),
  );
  return `${before} → ${after}`;
}

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

/** A part of a context that a step changed, such as `cartItems[0].qty`. */
export type Change = { path: string; before: unknown; after: unknown };

/** The deep differences between two values. */
export function changesBetween(before: unknown, after: unknown, path = ''): Change[] {
  if (isSame(before, after)) return [];
  if (isMark(before) || isMark(after)) return [{ path, before, after }];
  const isAlike = isObject(before) && isObject(after);
  if (!isAlike || Array.isArray(before) !== Array.isArray(after)) return [{ path, before, after }];
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...keys].flatMap((key) => {
    const below = Array.isArray(before) ? `${path}[${key}]` : path ? `${path}.${key}` : key;
    return changesBetween(before[key], after[key], below);
  });
}

/** `itemPrice 402 → 804`, with long values truncated for a list. */
export const changeWords = ({ path, before, after }: Change): string =>
  `${path} ${valueWords(before)} → ${valueWords(after)}`;

/** `itemPrice 402 → 804`, with whole values. */
export const wholeChangeWords = ({ path, before, after }: Change): string =>
  `${path} ${valueWords(before, whole)} → ${valueWords(after, whole)}`;
