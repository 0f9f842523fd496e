import type { AnyStateMachine } from 'xstate';
import { describeMachine, nodesOf } from '../model/describe-machine';
import type { JudgedStep } from './judge';

/** A clause of the specification, and the tests that hold it where they are known. */
export type Clause = { id: string; text: string; tests?: readonly string[] };

export type LedgerEntry = Clause & {
  /** Whether a state or transition of a chart cites it. */
  isCarried: boolean;
  /** How many steps exercised it, and the first of them. */
  count: number;
  first: number | null;
};

/** The ids of the clauses that states and transitions cite. */
export const carriedClauses = (machines: readonly AnyStateMachine[]): ReadonlySet<string> =>
  new Set([
    ...machines.flatMap(describeMachine).flatMap(({ clauses }) => clauses),
    ...machines.flatMap(nodesOf).flatMap(({ meta }): string[] => meta?.clauses ?? []),
  ]);

/** Every clause, with the steps that exercised it. */
export function keepLedger(
  clauses: readonly Clause[],
  carried: ReadonlySet<string>,
  steps: readonly JudgedStep[],
): LedgerEntry[] {
  const counts = new Map<string, { count: number; first: number }>();
  for (const [index, { exercised }] of steps.entries()) {
    for (const id of exercised) {
      const known = counts.get(id);
      if (known) known.count += 1;
      else counts.set(id, { count: 1, first: index });
    }
  }
  return clauses.map((clause) => ({
    ...clause,
    isCarried: carried.has(clause.id),
    count: counts.get(clause.id)?.count ?? 0,
    first: counts.get(clause.id)?.first ?? null,
  }));
}
