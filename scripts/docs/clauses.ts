import { readFileSync } from 'node:fs';
import { parseClauses } from '../../src/tracing/parse-clauses';

/** The clauses of `docs/spec.md`, in their order. */
export const readClauses = () => parseClauses(readFileSync('docs/spec.md', 'utf8'));
