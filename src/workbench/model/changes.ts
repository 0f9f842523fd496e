import { isObject } from './is-object';
import { isSame } from './is-same';
import { isMark } from './json-copy';
import { valueWords, whole } from './value-words';

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
