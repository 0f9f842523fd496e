import { type AnyStateMachine, initialTransition, type StateValue, transition } from 'xstate';
import { type Change, changesBetween } from '../model/changes';
import { isSame } from '../model/is-same';
import { isStop, type TraceStep } from '../model/trace';
import { matchRows, type ReadTable, regionsOf, transitionsAt } from './read-table';
import { type Expected, expectedByRows, type Verdict } from './verdict';

/** How an actor stood after its last step. */
export type Actor = { value: StateValue; context: Readonly<Record<string, unknown>> };

export type Facts = {
  step: TraceStep;
  /** How its actor stood until then. */
  last: Actor | undefined;
  before: object;
  context: object;
  changes: readonly Change[];
  taken: readonly string[];
};

const plain = <T>(value: T): T => JSON.parse(JSON.stringify(value ?? null));

/** The transitions that a chart takes at a step; none where it cannot take its event. */
export function transitionsOfStep(machine: AnyStateMachine, step: TraceStep, context: object) {
  if (step.from === null) return [];
  try {
    return transitionsAt(machine, step.from, context, step.event);
  } catch {
    return [];
  }
}

/** What a chart itself does at a step; an error where it cannot take it. */
function ask(machine: AnyStateMachine, { from, event }: TraceStep, context: object) {
  const [after] =
    from === null
      ? initialTransition(machine, (event as { input?: unknown }).input)
      : transition(machine, machine.resolveState({ value: from, context } as never), event);
  return { to: after.value as StateValue, context: after.context as object };
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
    const { clauses } = step;
    return { kind: 'departs', reason: 'gap', state: last.value, changes: [], clauses };
  }
  const fault = departureFromChart(machine, facts);
  if (fault) return { kind: 'departs', ...fault };
  return table ? judgeByTable(machine, table, facts) : { kind: 'unjudged' };
}

/** What the chart makes of a step's event, if that is not what the step did. */
function departureFromChart(machine: AnyStateMachine, facts: Facts): Expected | null {
  const { step, before, context } = facts;
  try {
    const chart = ask(machine, step, before);
    const taken = transitionsOfStep(machine, step, before);
    const cited = [...new Set(taken.flatMap(({ meta }): string[] => meta?.clauses ?? []))];
    const isAsDrawn =
      isSame(chart.to, step.to) &&
      (isSame(chart.context, context) || isSame(plain(chart.context), context)) &&
      isSame([...cited].sort(), [...step.clauses].sort());
    if (isAsDrawn) return null;
    const changes = changesBetween(before, plain(chart.context));
    const clauses = [...new Set([...cited, ...step.clauses])];
    return { reason: 'chart', state: chart.to, changes, clauses };
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error);
    return { reason: 'error', state: null, changes: [], clauses: step.clauses, detail };
  }
}

function judgeByTable(machine: AnyStateMachine, table: ReadTable, facts: Facts): Verdict {
  const { step, before, changes, taken } = facts;
  const to = regionsOf(machine, step.to);
  if (step.from === null) {
    if (isSame(table.start, to)) return { kind: 'start' };
    const detail = 'to start as the table says';
    return { kind: 'departs', reason: 'row', state: null, changes: [], clauses: [], detail };
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
  if (!rows) return { kind: 'departs', ...expectedByRows(table, match, step.clauses) };
  return { kind: rows.every((row) => row.isNothing) ? 'nothing' : 'row', rows };
}
