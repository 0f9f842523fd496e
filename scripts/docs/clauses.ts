import { readFileSync } from 'node:fs';
import { parseClauses } from '../../packages/workbench/src/model/parse-clauses';

/** The clauses of `docs/spec.md`, in order. */
export const readClauses = () => parseClauses(readFileSync('docs/spec.md', 'utf8'));

const marks = /(?:^|(?<=[.!`?] ))(Given|Decided|Added|Departs): /g;

/** Where the parts of a clause come from, in its order: `given`, `decided`, `added`, `departs`. */
export const originsOf = (text: string): string[] =>
  [...text.matchAll(marks)].map(([, mark = '']) => mark.toLowerCase());
