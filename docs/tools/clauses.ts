import { readFileSync } from 'node:fs';

export type Clause = { id: string; text: string };

/** The clauses of `docs/spec.md`, in their order. */
export const readClauses = (spec = readFileSync('docs/spec.md', 'utf8')): Clause[] =>
  [...spec.matchAll(/^- \*\*([A-Z]+-[A-Z0-9-]+)\*\* (.+)$/gm)].map(([, id = '', text = '']) => ({
    id,
    text,
  }));
