/** The other entries of a list, starting after `index` and wrapping around. */
export const othersAfter = <T>(list: readonly T[], index: number): readonly T[] => [
  ...list.slice(index + 1),
  ...list.slice(0, index),
];
