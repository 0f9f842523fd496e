/** A clause of the specification, and the tests that cover it, if known. */
export type Clause = { id: string; text: string; tests?: readonly string[] };

/** The clauses of a specification written as `- **ID** text`, in order. */
export const parseClauses = (spec: string): Clause[] =>
  [...spec.matchAll(/^- \*\*([A-Z]+-[A-Z0-9-]+)\*\* (.+)$/gm)].map(([, id = '', text = '']) => ({
    id,
    text,
  }));
