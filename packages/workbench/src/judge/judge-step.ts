import type { AnyStateMachine, AnyTransitionDefinition, StateValue } from 'xstate';
import { type Change, changesBetween } from '../model/changes';
import { isSame } from '../model/is-same';
import { stateWords } from '../model/state-words';
import { isStop, type TraceStep } from '../model/trace';
import type { ChartAnswer } from './ask-chart';
import { actionDifference, type Difference, differencesBetween } from './differences';
import { matchRows, type ReadTable, regionsOf, transitionsAt } from './read-table';
import { allowedByRows, type Departure, happened, type Verdict } from './verdict';

/** How an actor stood after its last step, and the actors that it had. */
export type Actor = {
  value: StateValue;
  context: Readonly<Record<string, unknown>>;
  children: readonly string[];
};

export type Facts = {
  step: TraceStep;
  /** How its actor stood until then. */
  last: Actor | undefined;
  before: object;
  context: object;
  changes: readonly Change[];
  /** The transitions that the chart takes, by id, and the clauses that they cite. */
  taken: readonly string[];
  cited: readonly string[];
  chart: ChartAnswer | string;
};

const plain = <T>(value: T): T => JSON.parse(JSON.stringify(value ?? null));

/** The transitions that a chart takes at a step; none where it cannot take its event. */
export function transitionsOfStep(
  machine: AnyStateMachine,
  step: TraceStep,
  context: object,
): readonly AnyTransitionDefinition[] {
  if (step.from === null) return [];
  try {
    return transitionsAt(machine, step.from, context, step.event);
  } catch {
    return [];
  }
}

/** Holds one step against its chart, and against its table where there is one. */
export function judgeStep(
  machine: AnyStateMachine,
  table: ReadTable | undefined,
  facts: Facts,
): Verdict {
  const { step, last } = facts;
  if (isStop(step)) return { kind: 'stopped' };
  // No step led there, so there is nothing to hold against chart and table.
  if (step.from === null && step.restored !== undefined) return { kind: 'restored' };
  if (last && !isSame(last.value, step.from)) {
    const [expected, came] = [last.value, step.from ?? 'nowhere'].map(stateWords);
    const difference = { expected: `begins in ${expected}`, came: `begins in ${came}` };
    return { kind: 'departs', reason: 'gap', differences: [difference], clauses: step.clauses };
  }
  const departure = departureFromChart(facts);
  if (departure) return { kind: 'departs', ...departure };
  const verdict: Verdict = table ? judgeByTable(machine, table, facts) : { kind: 'unjudged' };
  return step.actions || verdict.kind === 'departs'
    ? verdict
    : { ...verdict, isWithoutActions: true };
}

/** What the chart makes of a step's event, if that is not what the step did. */
function departureFromChart({
  step,
  before,
  context,
  changes,
  cited,
  chart,
}: Facts): Departure | null {
  const clauses = [...new Set([...cited, ...step.clauses])];
  if (typeof chart === 'string') {
    const difference = { expected: 'an event that the chart can take', came: chart };
    return { reason: 'error', differences: [difference], clauses };
  }
  const isContext = isSame(chart.context, context) || isSame(plain(chart.context), context);
  const differences = [
    ...differencesBetween(
      {
        state: chart.to,
        changes: isContext ? changes : changesBetween(before, plain(chart.context)),
        actions: chart.actions,
      },
      { state: step.to, changes, actions: step.actions ?? null },
    ),
    ...clauseDifference(cited, step.clauses),
  ];
  return differences.length > 0 ? { reason: 'chart', differences, clauses } : null;
}

function clauseDifference(cited: readonly string[], came: readonly string[]): Difference[] {
  if (isSame([...cited].sort(), [...came].sort())) return [];
  const words = (ids: readonly string[]) => `cites ${ids.join(', ') || 'no clause'}`;
  return [{ expected: words(cited), came: words(came) }];
}

function judgeByTable(machine: AnyStateMachine, table: ReadTable, facts: Facts): Verdict {
  const { step, before, changes, taken } = facts;
  const to = regionsOf(machine, step.to);
  if (step.from === null) {
    if (isSame(table.start, to)) return { kind: 'start' };
    const difference = { expected: 'starts as the table says', came: happened(step, changes) };
    return { kind: 'departs', reason: 'row', differences: [difference], clauses: [] };
  }
  const match = {
    from: regionsOf(machine, step.from),
    to,
    event: step.event,
    context: before,
    isChange: changes.length > 0,
    taken,
  };
  const rows = matchRows(table, match);
  if (!rows) {
    const { words, clauses } = allowedByRows(table, match, step.clauses);
    const difference = { expected: words, came: happened(step, changes) };
    return { kind: 'departs', reason: 'row', differences: [difference], clauses };
  }
  // What a row runs depends on its data: it can be told of a step with the very same.
  const [row] = rows;
  if (step.actions && row && isSame(row.event, step.event) && isSame(row.context, before)) {
    const differences = actionDifference(row.actions, step.actions);
    const { clauses } = row;
    if (differences.length > 0) return { kind: 'departs', reason: 'row', differences, clauses };
  }
  return { kind: rows.every((one) => one.isNothing) ? 'nothing' : 'row', rows };
}
