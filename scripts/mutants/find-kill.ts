import { namesClause } from './clause-names';
import type { Failure } from './read-report';

/** An assertion's message, also of one that polled: it says what it found and what it expected. */
const assertion = /^(?:Assertion)?Error: (?:[^\n]*: )?expected .+ to .+/;

/**
 * The failure that kills a clause's mutant: an assertion that shows given and found, in a test whose
 * name or message names the clause. Crashes and time-outs kill nothing.
 */
export const findKill = (clause: string, failures: readonly Failure[]): Failure | undefined =>
  failures.find(
    ({ name, message }) =>
      assertion.test(message) && namesClause(`${name}\n${message.split('\n')[0]}`, clause),
  );
