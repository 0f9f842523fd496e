import type { StateValue } from 'xstate';
import { isStop, type TraceStep } from '../model/trace';
import { isSame } from '../model/values';
import { type Change, changesBetween, stateWords } from '../model/words';
import type { ChartResult } from './compute-step';
import { type Difference, differencesBetween, joinSides } from './differences';
import {
  brokenRowFor,
  type IndexedRow,
  type IndexedTable,
  matchRows,
  regionsOf,
} from './index-table';
import { allowedByRows, type Departure, happened, rowWords, type Verdict } from './verdict';

/** An actor's state, context and child actors after its last step. */
export type Actor = {
  value: StateValue;
  context: Readonly<Record<string, unknown>>;
  children: readonly string[];
};

export type Facts = {
  step: TraceStep;
  /** The actor before the step. */
  last: Actor | undefined;
  before: object;
  context: object;
  changes: readonly Change[];
  /** The ids of the transitions that the chart takes, and the clauses that they cite. */
  taken: readonly string[];
  cited: readonly string[];
  chart: ChartResult | string;
};

/** Checks a step against its table and its chart. */
export function judgeStep(table: IndexedTable, facts: Facts): Verdict {
  const { step, last, cited } = facts;
  if (step.error !== undefined) return departureByFailure(table, facts, step.error);
  if (isStop(step)) return { kind: 'stopped' };
  // No transition led there, so there is nothing to check.
  if (step.from === null && step.restored !== undefined) return { kind: 'restored' };
  if (last && !isSame(last.value, step.from)) {
    const [expected, actual] = [last.value, step.from ?? 'nowhere'].map(stateWords);
    const difference = { expected: `begins in ${expected}`, actual: `begins in ${actual}` };
    return { kind: 'departs', reason: 'gap', differences: [difference], clauses: cited };
  }
  const departure = departureFromChart(facts);
  if (departure) return { kind: 'departs', ...departure };
  return judgeByTable(table, facts);
}

/** The step ended its actor by an error. */
function departureByFailure(table: IndexedTable, { step, cited }: Facts, message: string): Verdict {
  const asked = { from: regionsOf(table.machine, step.from), event: step.event };
  const allowed = step.from !== null && allowedByRows(table, asked, cited);
  const { words, clauses } = allowed || { words: 'no error', clauses: cited };
  const difference = { expected: words, actual: `failed: ${message}` };
  return {
    kind: 'departs',
    reason: 'error',
    differences: [difference],
    clauses,
  };
}

/** How the step departs from its chart, if it does. */
function departureFromChart(facts: Facts): Departure | null {
  const { step, before, context, changes, cited, chart } = facts;
  if (typeof chart === 'string') {
    const difference = { expected: 'an event the chart can handle', actual: chart };
    return { reason: 'error', differences: [difference], clauses: cited };
  }
  const computed = isSame(chart.context, context) ? changes : changesBetween(before, chart.context);
  const differences = differencesBetween(
    { state: chart.to, changes: computed, actions: chart.actions },
    { state: step.to, changes, actions: step.actions },
  );
  return differences.length > 0 ? { reason: 'chart', differences, clauses: cited } : null;
}

function judgeByTable(table: IndexedTable, facts: Facts): Verdict {
  const { step, before, changes, taken, cited } = facts;
  if (step.from === null) {
    if (table.startDifferences.length > 0) {
      const { expected, actual } = joinSides(table.startDifferences);
      const difference = { expected: `start: ${expected}`, actual: `start: ${actual}` };
      return { kind: 'departs', reason: 'row', differences: [difference], clauses: [] };
    }
    if (isSame(table.start, step.to)) return { kind: 'start' };
    const [expected, actual] = [table.start, step.to].map(stateWords);
    const difference = { expected: `starts in ${expected}`, actual: `starts in ${actual}` };
    return { kind: 'departs', reason: 'row', differences: [difference], clauses: [] };
  }
  const match = {
    from: regionsOf(table.machine, step.from),
    to: regionsOf(table.machine, step.to),
    event: step.event,
    context: before,
    changes,
    taken,
  };
  const broken = table.isBroken ? brokenRowFor(table, match) : undefined;
  if (broken) return departureFromRow(broken, cited);
  const rows = matchRows(table, match);
  if (!rows) {
    const { words, goals, clauses } = allowedByRows(table, match, cited);
    const reached = stateWords(step.to);
    // In the state that a row has, something else is different.
    const isElsewhere = goals.length > 0 && !goals.includes(reached) && !isSame(step.from, step.to);
    const difference = {
      expected: words,
      actual: isElsewhere ? reached : happened(step, changes),
    };
    return { kind: 'departs', reason: 'row', differences: [difference], clauses };
  }
  return { kind: rows.every((one) => one.isNothing) ? 'nothing' : 'row', rows };
}

/** The step does what its chart says, but its chart violates the row. */
function departureFromRow(row: IndexedRow, cited: readonly string[]): Verdict {
  const [first, ...others] = row.result.differences as [Difference, ...Difference[]];
  const inRow = (words: string) => `${rowWords([row])}: ${words}`;
  return {
    kind: 'departs',
    reason: 'row',
    // Of the row's own data, which need not be the step's.
    differences: [{ expected: inRow(first.expected), actual: inRow(first.actual) }, ...others],
    clauses: [...new Set([...row.result.clauses, ...cited])],
  };
}
