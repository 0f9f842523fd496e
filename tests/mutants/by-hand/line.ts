import type { Mutant } from '../mutant';

/**
 * What breaks a clause: the file, what stands there, what to write instead, and why that breaks it; then
 * the clause's figures and literals that it alters, if what stands there shows them otherwise.
 */
export type Line = [
  clause: string,
  file: string,
  from: string,
  to: string,
  why: string,
  ...breaks: string[],
];

export const toMutant = ([clause, file, from, to, why, ...breaks]: Line): Mutant => ({
  clause,
  file,
  from,
  to,
  why,
  breaks,
});
