import { readFileSync } from 'node:fs';
import { parseClauses } from '../../packages/workbench/src/model/parse-clauses';

/** The clauses of `docs/spec.md`, in order. */
export const readClauses = () => parseClauses(readFileSync('docs/spec.md', 'utf8'));
