import type { AnyStateMachine } from 'xstate';
import { describeMachine, nodesOf } from '../model/describe-machine';
import type { Clause } from '../model/parse-clauses';
import type { JudgedStep } from './judge';

/** A state or transition of a chart. */
export type Part = { machine: string; id: string };

export type LedgerEntry = Clause & {
  /** The first transition, or else state, that cites it; null if none does. */
  citedBy: Part | null;
  /** How many steps exercised it, and the index of the first. */
  count: number;
  first: number | null;
};

/** The clauses that charts cite, each with the first transition, or else state, that does. */
export function findCitations(machines: readonly AnyStateMachine[]): ReadonlyMap<string, Part> {
  const parts = [
    ...machines.flatMap(describeMachine),
    ...machines.flatMap(nodesOf).map(({ id, machine, meta }) => ({
      id,
      machine: machine.id,
      clauses: (meta?.clauses ?? []) as readonly string[],
    })),
  ];
  const cited = new Map<string, Part>();
  for (const { id, machine, clauses } of parts) {
    for (const clause of clauses) if (!cited.has(clause)) cited.set(clause, { machine, id });
  }
  return cited;
}

/** All clauses, with the steps that exercised them. */
export function buildLedger(
  clauses: readonly Clause[],
  citations: ReadonlyMap<string, Part>,
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
    citedBy: citations.get(clause.id) ?? null,
    count: counts.get(clause.id)?.count ?? 0,
    first: counts.get(clause.id)?.first ?? null,
  }));
}
