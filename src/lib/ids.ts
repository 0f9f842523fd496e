/** An item's name as a path segment, for links and lookups (GEN-5). */
export const slugify = (name: string): string => name.toLowerCase().replaceAll(' ', '-');

type WithoutId<T> = T extends unknown ? Omit<T, 'id'> : never;

/**
 * Adds an id to each entry: `prefix-1`, `prefix-2` … (GEN-4). The ids are the same at build and in
 * the browser, so that hydration matches.
 */
export const withIds = <T extends { id: string }>(
  prefix: string,
  entries: readonly WithoutId<T>[],
): readonly T[] =>
  entries.map((entry, index) => ({ id: `${prefix}-${index + 1}`, ...entry }) as unknown as T);
