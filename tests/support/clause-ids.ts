import { readClauses } from '../../scripts/docs/clauses';

/** The clauses of the specification. Every row, state and transition cites at least one. */
export const clauseIds: readonly string[] = readClauses().map(({ id }) => id);
