/** The possessive of a name: “Ana’s”, “the Accountants’”. */
export const possessive = (name: string): string => `${name}${/s$/i.test(name) ? '’' : '’s'}`;

/** An address on one line, without a break between “Suite” or the state and its number. */
export const addressLine = (address: readonly string[]): string =>
  address.join(', ').replace(/(Suite|[A-Z]{2}) (?=\d)/g, '$1\u00a0');

const words =
  'no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty';

/** A whole number in words up to twenty, in digits beyond. */
export const numberWord = (count: number): string => words.split(' ')[count] ?? String(count);

/** A count with its noun, such as “one office” and “three offices”. */
export const counted = (count: number, one: string, several: string): string =>
  `${numberWord(count)} ${count === 1 ? one : several}`;

/** A text with its first letter in upper case, as at the start of a sentence. */
export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The first sentences of a text that fit into `limit` characters, at least one. */
export function truncateAtSentence(text: string, limit: number): string {
  const [first = '', ...rest] = text.match(/.+?[.!?](?=\s|$)\s*/g) ?? [text];
  let fitting = first;
  for (const sentence of rest) {
    if ((fitting + sentence).trim().length > limit) break;
    fitting += sentence;
  }
  return fitting.trim();
}

/** The lines of a name that is set on two, as even as its words allow; one line if it is one word. */
export function nameLines(name: string): readonly string[] {
  const words = name.split(' ');
  const cuts = words.slice(1).map((_, index) => {
    const lines = [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')];
    return { lines, longest: Math.max(...lines.map(({ length }) => length)) };
  });
  // The last of equals, so that “&” ends a line.
  const shortest = Math.min(...cuts.map(({ longest }) => longest));
  return cuts.filter(({ longest }) => longest === shortest).at(-1)?.lines ?? [name];
}
