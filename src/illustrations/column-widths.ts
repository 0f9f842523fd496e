/** The approximate width of a text, in em: a tabular figure is wider than most letters. */
const widthOf = (text: string) =>
  [...text].reduce(
    (sum, char) => sum + (/\d/.test(char) ? 0.7 : /[.,]/.test(char) ? 0.3 : 0.55),
    0,
  );

/** The space between two columns. */
const gap = 1.2;

const longest = (texts: readonly string[]) => Math.max(0, ...texts.map(widthOf));

/**
 * The width of each column of a table, in percent. It depends on the texts alone, so that it does
 * not change when a font loads. A column is as wide as its longest word, or three quarters of its
 * longest text.
 */
export function columnWidths(columns: readonly { name: string; texts: readonly string[] }[]) {
  const needs = columns.map(
    ({ name, texts }) =>
      Math.max(
        longest([name, ...texts].flatMap((text) => text.split(' '))),
        0.75 * longest(texts),
      ) + gap,
  );
  const total = needs.reduce((sum, need) => sum + need, 0);
  return needs.map((need) => `${((100 * need) / total).toFixed(2)}%`);
}
