type WithoutId<T> = T extends unknown ? Omit<T, 'id'> : never;

/**
 * Gives each entry its id: the prefix and its place in the list (GEN-4). The id is the same at
 * build and in the browser, so that a prerendered page hydrates without a mismatch.
 */
export const withIds = <T extends { id: string }>(
  prefix: string,
  entries: readonly WithoutId<T>[],
): readonly T[] =>
  entries.map((entry, index) => ({ id: `${prefix}-${index + 1}`, ...entry }) as unknown as T);
