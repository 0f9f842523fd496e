import type { Clause } from '../model/parse-clauses';
import type { Citations, Part } from './citations';
import type { JudgedStep } from './judge';
import { stepClauses } from './verdict';

export type CountedClause = Clause & {
  /** The parts that cite it. */
  citedBy: readonly Part[];
  /** How many steps exercised it or departed where it is cited, and the index of the first. */
  count: number;
  first: number | null;
  /** How many steps departed where it is cited, and the index of the first. */
  departed: number;
  firstDeparture: number | null;
};

type Count = Pick<CountedClause, 'count' | 'first' | 'departed' | 'firstDeparture'>;

const none: Count = {
  count: 0,
  first: null,
  departed: 0,
  firstDeparture: null,
};

/** The clauses whose id and text have all words of a query, in any case. */
export function findClauses<Entry extends Clause>(
  clauses: readonly Entry[],
  query: string,
): readonly Entry[] {
  const words = query.toLowerCase().split(/\s+/);
  return clauses.filter(({ id, text }) => {
    const searched = `${id} ${text}`.toLowerCase();
    return words.every((word) => searched.includes(word));
  });
}

/** All clauses, with the steps that exercised them and those that departed where they are cited. */
export function countClauses(
  clauses: readonly Clause[],
  citations: Citations,
  steps: readonly JudgedStep[],
): CountedClause[] {
  const counts = new Map<string, Count>();
  for (const [index, step] of steps.entries()) {
    const { verdict } = step;
    for (const id of stepClauses(step)) {
      const known = counts.get(id) ?? { ...none };
      counts.set(id, known);
      known.count += 1;
      known.first ??= index;
      if (verdict.kind !== 'departs' || !verdict.clauses.includes(id)) continue;
      known.departed += 1;
      known.firstDeparture ??= index;
    }
  }
  return clauses.map((clause) => ({
    ...clause,
    citedBy: citations.get(clause.id) ?? [],
    ...(counts.get(clause.id) ?? none),
  }));
}
