import { type Clause, readDescription } from '../model/clauses';
import { describeMachine } from '../model/describe-machine';
import { nodesOf } from '../model/parts';
import { count } from '../model/values';
import type { JudgedStep } from './judge';
import type { Charts } from './oracle';
import { stepClauses } from './verdict';

/** A state or transition of a chart. */
export type Part = { machine: string; id: string };

/** The clauses that charts cite, each with the transitions and then the states that cite it. */
export type Citations = ReadonlyMap<string, readonly [Part, ...Part[]]>;

/** The clauses that charts cite. */
export function citationsOf({ machines }: Charts): Citations {
  const all = Object.values(machines);
  const states = all.flatMap(nodesOf).map(({ id, machine, description }) => ({
    id,
    machine: machine.id,
    clauses: readDescription(description).clauses,
  }));
  const cited = new Map<string, [Part, ...Part[]]>();
  for (const { id, machine, clauses } of [...all.flatMap(describeMachine), ...states]) {
    for (const clause of clauses) {
      const known = cited.get(clause);
      if (known) known.push({ machine, id });
      else cited.set(clause, [{ machine, id }]);
    }
  }
  return cited;
}

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

/**
 * A clause's status; one that is in no chart can be covered only by tests. A step that departs need not
 * violate each clause that is cited there.
 */
export function clauseStatus({ citedBy, count: steps, departed }: CountedClause): string {
  if (departed > 0) {
    const which = departed === steps ? 'which' : `of which ${departed}`;
    return `cited by ${count(steps, 'step')}, ${which} ${departed === 1 ? 'departs' : 'depart'}`;
  }
  if (steps > 0) return `exercised ${count(steps, 'time')}`;
  return citedBy.length > 0 ? 'not exercised yet' : 'not in any chart';
}

/** The totals: how many clauses of charts were exercised or are cited by departures, and the rest. */
export function clauseSum(clauses: readonly CountedClause[]): string {
  const inCharts = clauses.filter(({ citedBy, count }) => citedBy.length + count > 0);
  const exercised = inCharts.filter(({ count }) => count > 0);
  const departed = inCharts.filter((entry) => entry.departed > 0).length;
  const others = clauses.filter((entry) => !inCharts.includes(entry));
  const areTested = others.every(({ tests = [] }) => tests.length > 0);
  return [
    `${exercised.length} of ${inCharts.length} chart clauses exercised`,
    departed > 0 ? `, ${departed} cited by steps that depart` : '',
    ` (${others.length} more are ${areTested ? 'covered by tests only' : 'in no chart'})`,
  ].join('');
}

/** How often each state was entered and each transition taken, by id. */
export type Coverage = ReadonlyMap<string, number>;

/**
 * Counts states, by node id, and transitions, by `transitionId`, over the steps of one or more
 * visits.
 */
export function countCoverage(...visits: readonly (readonly JudgedStep[])[]): Coverage {
  const counts = new Map<string, number>();
  for (const steps of visits) {
    for (const { entered, taken } of steps) {
      for (const id of entered) counts.set(id, (counts.get(id) ?? 0) + 1);
      for (const id of taken) counts.set(id, (counts.get(id) ?? 0) + 1);
    }
  }
  return counts;
}
