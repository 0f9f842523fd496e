export type Clause = { id: string; text: string };

/** The clauses of a specification written as `- **ID** text`, in their order. */
export const parseClauses = (spec: string): Clause[] =>
  [...spec.matchAll(/^- \*\*([A-Z]+-[A-Z0-9-]+)\*\* (.+)$/gm)].map(([, id = '', text = '']) => ({
    id,
    text,
  }));
