import { isObject } from './is-object';

/** What a copy has in place of a value that JSON has no form for; panels show the words. */
export type Mark = {
  /** In words: `Map(3)`, `Date`, `[cycle]`, `… 12 more`. */
  '@': string;
  /** The value, if it can be read back: a date's text, a map's entries. */
  of?: unknown;
};

/** The most levels, characters of a text, entries of a list, and values of a copy. */
const maxDepth = 24;
const maxText = 10_000;
const maxEntries = 1_000;
const maxValues = 20_000;

export const isMark = (value: unknown): value is Mark =>
  isObject(value) && typeof value['@'] === 'string';

const mark = (words: string, of?: unknown): Mark => ({
  '@': words,
  ...(of !== undefined && { of }),
});

const tagOf = (value: object) => Object.prototype.toString.call(value).slice(8, -1);

/** Duck-typed, since errors from an iframe belong to another realm. */
const isError = (value: object): value is Error => 'message' in value && 'stack' in value;

/** A DOM node, such as `<button#save>`. */
function nodeWords(value: object): string | undefined {
  const { nodeType, nodeName, id } = value as Record<string, unknown>;
  if (typeof nodeType !== 'number' || typeof nodeName !== 'string') return;
  return `<${nodeName.toLowerCase()}${id && typeof id === 'string' ? `#${id}` : ''}>`;
}

/** The name of a value's class; empty for plain objects, of any realm. */
function classOf(value: object): string {
  const prototype = Object.getPrototypeOf(value);
  if (prototype === null || Object.getPrototypeOf(prototype) === null) return '';
  const { name } = prototype.constructor ?? {};
  return typeof name === 'string' ? name || 'object' : 'object';
}

/** The events of the DOM and of React, which refer to the whole page. */
const isUiEvent = (value: object) => 'preventDefault' in value && 'type' in value;

/**
 * A plain JSON copy of any value, bounded in size, depth and time. Never throws: what JSON has no
 * form for, and what was left out, becomes a `Mark`.
 */
export function jsonCopy<T>(whole: T): T {
  const above: object[] = [];
  let left = maxValues;

  const copy = (value: unknown): unknown => {
    left -= 1;
    if (left < 0) return mark('…');
    switch (typeof value) {
      case 'string': {
        const more = value.length - maxText;
        return more > 0 ? `${value.slice(0, maxText)}… ${more} more` : value;
      }
      case 'number':
        return Number.isFinite(value) ? value : mark(`${value}`);
      case 'boolean':
        return value;
      case 'bigint':
        return mark('BigInt', `${value}`);
      case 'function':
        return mark(`function ${value.name}`.trim());
      case 'object':
        return value && copyObject(value);
      default:
        return mark(String(value));
    }
  };

  const copyObject = (value: object): unknown => {
    if (above.includes(value)) return mark('[cycle]');
    if (above.length >= maxDepth) return mark('…');
    above.push(value);
    try {
      return copyParts(value);
    } catch {
      return mark('[unreadable]');
    } finally {
      above.pop();
    }
  };

  const copyParts = (value: object): unknown => {
    if (Array.isArray(value)) return copyList(value, value.length);
    const tag = tagOf(value);
    switch (tag) {
      case 'Date':
        return mark(tag, new Date(value as Date).toJSON() ?? 'invalid');
      case 'Map':
      case 'Set': {
        const all = value as Set<unknown>;
        return mark(`${tag}(${all.size})`, copyList(all, all.size));
      }
      case 'RegExp':
        return mark(`${value}`);
    }
    if (/Array|Buffer|DataView/.test(tag)) {
      return mark(`${tag}(${(value as ArrayBuffer).byteLength} bytes)`);
    }
    if (isError(value)) return { name: `${value.name}`, message: copy(value.message) };
    const node = nodeWords(value);
    if (node) return mark(node);
    const { toJSON } = value as { toJSON?: unknown };
    if (typeof toJSON === 'function') return copy(toJSON.call(value));
    // What XState's actors have as JSON.
    if ('xstate$$type' in value) return mark('actor', (value as { id?: string }).id);
    const name = classOf(value);
    if (isUiEvent(value)) return mark(`${name || 'UI'} event ${(value as Event).type}`);
    if (tag === 'Window') return mark(tag);
    const copied = copyRecord(value);
    return name ? mark(name, copied) : copied;
  };

  /** As many entries as the limits allow, and a mark for the others. */
  const copyList = <Entry>(
    values: Iterable<Entry>,
    size: number,
    copyOne: (entry: Entry) => unknown = copy,
    toEntry: (others: Mark) => unknown = (others) => others,
  ): unknown[] => {
    const list: unknown[] = [];
    for (const one of values) {
      if (list.length === maxEntries || left <= 0) {
        list.push(toEntry(mark(`… ${size - list.length} more`)));
        break;
      }
      list.push(copyOne(one));
    }
    return list;
  };

  const copyRecord = (value: object): unknown => {
    const keys = Object.keys(value);
    const copyEntry = (key: string) => {
      try {
        return [key, copy((value as Record<string, unknown>)[key])];
      } catch {
        return [key, mark('[unreadable]')];
      }
    };
    const entries = copyList(keys, keys.length, copyEntry, (others) => ['…', others]);
    // A key of JSON's own, `__proto__`, is data there, not a prototype.
    return Object.fromEntries(entries as [string, unknown][]);
  };

  return copy(whole) as T;
}

/** Copies the values of a record that are not undefined. */
export const copyDefined = <R extends object>(record: R): R =>
  jsonCopy(
    Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined)) as R,
  );

/** Copies an event. XState gives its own events an input or output even if there is none. */
export const copyEvent = <E extends { type: string }>(event: E): E =>
  event.type.startsWith('xstate.') ? copyDefined(event) : jsonCopy(event);

/** Copies a context: each of its values by itself, within the limits of one. */
export const copyEach = (context: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(context).map(([key, value]) => [key, jsonCopy(value)]));

/** The ids that XState gives actors without one. */
export const givenId = /^x:\d+$/;

/** Numbers that JSON has no form for. */
const numbers = /^(NaN|-?Infinity)$/;

/** The value of a copy, as far as it can be read back. */
export function revive(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(revive);
  if (typeof value !== 'object' || value === null) return value;
  if (!isMark(value)) {
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, revive(inner)]));
  }
  const { '@': words, of } = value;
  if (words === 'undefined') return undefined;
  if (words === 'actor') return { xstate$$type: 1, id: of };
  if (numbers.test(words)) return Number(words);
  if (words === 'Date') return new Date(String(of));
  if (words === 'BigInt') return BigInt(String(of));
  if (words.startsWith('Map(')) return new Map(revive(of) as [unknown, unknown][]);
  if (words.startsWith('Set(')) return new Set(revive(of) as unknown[]);
  return of === undefined ? value : revive(of);
}

/** Whether a copy has actors, of which only the ids can be read back. */
export function hasActors(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return (isMark(value) && value['@'] === 'actor') || Object.values(value).some(hasActors);
}

/** A copy without the ids that XState gives actors, such as `x:12`, which are others each time. */
export function withoutActorIds(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutActorIds);
  if (typeof value !== 'object' || value === null) return value;
  if (isMark(value) && value['@'] === 'actor' && givenId.test(String(value.of))) {
    return mark('actor');
  }
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, withoutActorIds(inner)]),
  );
}

const readable = /^(undefined|actor|NaN|-?Infinity|Date|BigInt|Map\(\d+\)|Set\(\d+\))$/;

/** Whether a copy has all of its value: a chart computes the same from it. */
export function isWhole(value: unknown): boolean {
  if (typeof value === 'string') return value.length <= maxText;
  if (typeof value !== 'object' || value === null) return true;
  if (isMark(value) && !readable.test(value['@'])) return false;
  return Object.values(value).every(isWhole);
}
