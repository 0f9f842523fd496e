import conformance from '../../docs/conformance.md?raw';
import { testsByClause } from './tests-by-clause';

/** The test files of each clause. */
export const clauseTests = testsByClause(conformance);
