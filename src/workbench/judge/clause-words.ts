import { count } from '../model/count';
import type { CountedClause } from './count-clauses';

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
