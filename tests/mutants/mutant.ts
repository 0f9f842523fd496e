/** A change of the product that breaks a clause of the specification. */
export type Mutant = {
  clause: string;
  file: string;
  /** What stands in the file, once. */
  from: string;
  to: string;
  /** How that breaks the clause. */
  why: string;
  /** The figures and literals of the clause that it alters, if `from` doesn't show them as the clause does. */
  breaks?: readonly string[];
  /** The file that lists it, if it was written by hand. */
  list?: string;
};

/** The unique name of a mutant. */
export const nameMutant = ({ clause, file, why }: Mutant) => `${clause}: ${why} (${file})`;

/** Where a mutant is listed, and how it breaks its clause. */
export const placeMutant = ({ clause, why, list = 'tests/mutants' }: Mutant) =>
  `“${why}” of ${clause} in ${list}`;

/** The file's text with the mutant in it. Throws unless its `from` stands in the text exactly once. */
export function applyMutant(text: string, mutant: Mutant): string {
  const { file, from, to } = mutant;
  const count = text.split(from).length - 1;
  if (count === 1) return text.replace(from, () => to);
  const found = count === 0 ? 'no longer has' : `has ${count} times`;
  throw new Error(`The mutant ${placeMutant(mutant)} can't be applied: ${file} ${found} ${from}`);
}
