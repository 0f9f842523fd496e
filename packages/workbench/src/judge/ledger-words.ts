import { count } from '../model/count';
import type { LedgerEntry } from './ledger';

/** A clause's status; one that is in no chart can be covered only by tests. */
export function clauseStatus({ citedBy, count: steps, departed }: LedgerEntry): string {
  if (departed > 0) return `departed in ${departed} of ${count(steps, 'step')}`;
  if (steps > 0) return `exercised ${count(steps, 'time')}`;
  return citedBy ? 'not exercised yet' : 'not in any chart';
}

/** A ledger's totals: how many clauses of charts were exercised and violated, and the rest. */
export function ledgerSum(ledger: readonly LedgerEntry[]): string {
  const inCharts = ledger.filter(({ citedBy, count }) => citedBy || count > 0);
  const exercised = inCharts.filter(({ count }) => count > 0);
  const departed = inCharts.filter((entry) => entry.departed > 0).length;
  const others = ledger.filter((entry) => !inCharts.includes(entry));
  const areTested = others.every(({ tests = [] }) => tests.length > 0);
  return [
    `${exercised.length} of ${inCharts.length} chart clauses exercised`,
    departed > 0 ? `, ${departed} violated` : '',
    others.length > 0
      ? ` (${others.length} more are ${areTested ? 'covered by tests only' : 'in no chart'})`
      : '',
  ].join('');
}
