import type { AnyStateMachine } from 'xstate';
import { activeStates } from '../model/active-states';
import { type Change, changesBetween } from '../model/changes';
import { isStop, type Trace, type TraceStep } from '../model/trace';
import { transitionId } from '../model/transition-id';
import { askChart } from './ask-chart';
import { type Happening, tellStep } from './happening';
import { type Actor, judgeStep, transitionsOfStep } from './judge-step';
import { type ReadTable, readTable } from './read-table';
import type { Table } from './table';
import type { Verdict } from './verdict';

/** What steps are held against: the charts, and their transition tables; both by machine id. */
export type Oracle = {
  machines: Readonly<Record<string, AnyStateMachine>>;
  tables?: Readonly<Record<string, Table>>;
};

/** A step with all that can be told of it. */
export type JudgedStep = TraceStep & {
  happening: Happening;
  words: string;
  changes: readonly Change[];
  /** The whole context after it. */
  context: Readonly<Record<string, unknown>>;
  /** The ids of the transitions that its chart takes, and of the states that it comes into. */
  taken: readonly string[];
  entered: readonly string[];
  verdict: Verdict;
  /** The clauses that it exercises. */
  exercised: readonly string[];
};

const own = <T>(record: Readonly<Record<string, T>> = {}, key: string): T | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined;

/**
 * Makes a judge, which is told of the steps of any number of actors in their order. A step follows
 * its table if the table has a row that leads there at that event, and its chart, which the tests
 * hold against all rows, makes the same of the same data.
 */
export function createJudge({ machines, tables }: Oracle): (step: TraceStep) => JudgedStep {
  const actors = new Map<string, Actor>();
  const read = new Map<string, ReadTable>();
  const tableOf = (id: string): ReadTable | undefined => {
    const table = own(tables, id);
    const known = read.get(id) ?? (table && readTable(table));
    if (known) read.set(id, known);
    return known;
  };

  return (step) => {
    const machine = own(machines, step.machine);
    const last = actors.get(step.actor);
    const before = last?.context ?? {};
    const context = { ...before, ...step.changed };
    const changes = changesBetween(before, context);
    const takenNow = machine && !isStop(step) ? transitionsOfStep(machine, step, before) : [];
    const { happening, words } = tellStep(machine, step, changes, takenNow);
    const taken = takenNow.map(transitionId);
    const cited = [...new Set(takenNow.flatMap(({ meta }): string[] => meta?.clauses ?? []))];
    // An actor that is put into states takes no step, and enters none.
    const isStepping = machine && step.restored === undefined;
    const chart = isStepping ? askChart(machine, step, before, last?.children ?? []) : '';
    const children = typeof chart === 'string' ? [] : chart.children;
    actors.set(step.actor, { value: step.to, context, children });
    const facts = { step, last, before, context, changes, taken, cited, chart };
    const verdict: Verdict = machine
      ? judgeStep(machine, tableOf(step.machine), facts)
      : { kind: 'unjudged' };
    const entered = isStepping ? enteredStates(machine, step) : [];
    const rows = 'rows' in verdict ? verdict.rows : [];
    const exercised = [
      ...step.clauses,
      ...(verdict.kind === 'nothing' ? rows.flatMap(({ clauses }) => clauses) : []),
      ...(happening === 'moved' && machine ? clausesOf(machine, entered) : []),
    ];
    return {
      ...step,
      happening,
      words,
      changes,
      context,
      taken,
      entered,
      verdict,
      exercised: [...new Set(exercised)],
    };
  };
}

/** A whole trace, judged. */
export const judgeTrace = ({ steps }: Trace, oracle: Oracle): JudgedStep[] =>
  steps.map(createJudge(oracle));

const enteredStates = (machine: AnyStateMachine, { from, to }: TraceStep): string[] => {
  const before = from === null ? new Set() : activeStates(machine, from);
  return [...activeStates(machine, to)].filter((id) => !before.has(id));
};

const clausesOf = (machine: AnyStateMachine, ids: readonly string[]): string[] =>
  ids.flatMap((id) => machine.getStateNodeById(id).meta?.clauses ?? []);
