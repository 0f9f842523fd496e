import type { AnyStateMachine } from 'xstate';
import { describeMachine } from '../model/describe-machine';
import { nodesOf } from '../model/state-nodes';
import type { Clause } from '../model/parse-clauses';
import type { JudgedStep } from './judge';

/** A state or transition of a chart. */
export type Part = { machine: string; id: string };

export type LedgerEntry = Clause & {
  /** The first transition, or else state, that cites it; null if none does. */
  citedBy: Part | null;
  /** How many steps exercised it or departed from it, and the index of the first. */
  count: number;
  first: number | null;
  /** How many steps departed from it, and the index of the first. */
  departed: number;
  firstDeparture: number | null;
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

type Count = Pick<LedgerEntry, 'count' | 'first' | 'departed' | 'firstDeparture'>;

const none: Count = { count: 0, first: null, departed: 0, firstDeparture: null };

/** All clauses, with the steps that exercised them and those that departed from them. */
export function buildLedger(
  clauses: readonly Clause[],
  citations: ReadonlyMap<string, Part>,
  steps: readonly JudgedStep[],
): LedgerEntry[] {
  const counts = new Map<string, Count>();
  for (const [index, { exercised, verdict }] of steps.entries()) {
    const violated = new Set(verdict.kind === 'departs' ? verdict.clauses : []);
    for (const id of new Set([...exercised, ...violated])) {
      const known = counts.get(id) ?? { ...none };
      counts.set(id, known);
      known.count += 1;
      known.first ??= index;
      if (!violated.has(id)) continue;
      known.departed += 1;
      known.firstDeparture ??= index;
    }
  }
  return clauses.map((clause) => ({
    ...clause,
    citedBy: citations.get(clause.id) ?? null,
    ...(counts.get(clause.id) ?? none),
  }));
}
