import { namesClause } from '../docs/clauses';
import type { Failure } from '../support/read-report';

/** An assertion's message, also of one that polled: it says what it found and what it expected. */
const assertion = /^(?:Assertion)?Error: (?:.*: )?expected .+ to .+/;

/**
 * The failure that kills a clause's mutant: an assertion that shows given and found, in a test whose
 * name or message names the clause, and none of the `others` that are broken in the same build. Crashes
 * and time-outs kill nothing.
 */
export const findKill = (
  clause: string,
  failures: readonly Failure[],
  others: readonly string[] = [],
): Failure | undefined =>
  failures.find(({ name, message }) => {
    const text = `${name} ${message}`;
    return (
      assertion.test(message) &&
      namesClause(text, clause) &&
      !others.some((other) => namesClause(text, other))
    );
  });
