/** A clause of the specification, and the tests that cover it, if known. */
export type Clause = { id: string; text: string; tests?: readonly string[] };

/** The clauses of a specification written as `- **ID** text`, in order. Ids have no spaces. */
export const parseClauses = (spec: string): Clause[] =>
  [...spec.matchAll(/^- \*\*([^\s*]+)\*\* (.+)$/gm)].map(([, id = '', text = '']) => ({
    id,
    text,
  }));
