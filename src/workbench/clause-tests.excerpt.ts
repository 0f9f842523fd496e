import conformance from '../../docs/conformance.md?raw';
import { testsByClause } from './model/clauses';

/** The test files of each clause. */
export const clauseTests = testsByClause(conformance);
