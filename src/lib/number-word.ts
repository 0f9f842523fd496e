const words =
  'no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty';

/** A whole number in words up to twenty, in digits beyond. */
export const numberWord = (count: number): string => words.split(' ')[count] ?? String(count);

/** A count with its noun, such as “one office” and “three offices”. */
export const counted = (count: number, one: string, several: string): string =>
  `${numberWord(count)} ${count === 1 ? one : several}`;

/** A text with its first letter in upper case, as at the start of a sentence. */
export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
