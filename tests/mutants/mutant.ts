/** A change of the product that breaks a clause of the specification. */
export type Mutant = {
  clause: string;
  file: string;
  /** What stands in the file, once. */
  from: string;
  to: string;
  /** How that breaks the clause. */
  why: string;
};

/** The file's text with the mutant in it. Throws unless its `from` stands in the text exactly once. */
export function applyMutant(text: string, { clause, file, from, to }: Mutant): string {
  const count = text.split(from).length - 1;
  if (count === 1) return text.replace(from, () => to);
  const found = count === 0 ? 'no longer has' : `has ${count} times`;
  throw new Error(`The mutant of ${clause} can't be applied: ${file} ${found} ${from}`);
}

/** The name of a mutant, which no other has. */
export const nameMutant = ({ clause, file, why }: Mutant): string => `${clause}: ${why} (${file})`;
