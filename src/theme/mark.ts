/**
 * The firm's mark, an open A on a ruled line, in a tile of 32 units: the only place that has its
 * drawing. After a change, run `npm run favicons`.
 */
export const mark = {
  tile: { width: 32, height: 32, rx: 8 },
  /** The path of the letter, whose edge is a stroke of one unit with round joins. */
  letter: 'm16 7 7.6 14h-2.9L16 12.2 11.3 21H8.4z',
  line: { x: 8, y: 23, width: 16, height: 3, rx: 0.5 },
} as const;
