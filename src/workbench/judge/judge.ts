import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { clausesOf } from '../model/clauses';
import { nameEvent } from '../model/describe-machine';
import {
  activeStates,
  startsOf,
  transitionId,
  transitionsById,
  withAncestors,
} from '../model/parts';
import { isEnd, type Trace, type TraceStep } from '../model/trace';
import { type Change, changesBetween } from '../model/words';
import { type ChartStep, computeStep } from './compute-step';
import { type Actor, judgeStep } from './judge-step';
import { type Oracle, tableOf } from './oracle';
import { type StepKind, summarizeStep } from './summarize-step';
import type { Verdict } from './verdict';

/** A step with its verdict, and what follows from its trace so far. */
export type JudgedStep = TraceStep & {
  kind: StepKind;
  words: string;
  /** The name of its event, as charts have it; see `nameEvent`. */
  eventName: string;
  changes: readonly Change[];
  /** The complete context after it. */
  context: Readonly<Record<string, unknown>>;
  /** The ids of the transitions that its chart takes, and of the states that it enters. */
  taken: readonly string[];
  entered: readonly string[];
  verdict: Verdict;
  /** The clauses that it exercises: those of the transitions that it takes and the states that it enters. */
  exercised: readonly string[];
};

/**
 * Creates a judge. Pass it the steps of any number of actors in order. A step conforms if its chart
 * computes the same result from the same data, and its table has a matching row that the chart does
 * not violate.
 */
export function createJudge(oracle: Oracle): (step: TraceStep) => JudgedStep {
  const actors = new Map<string, Actor>();

  return (step) => {
    const table = tableOf(oracle, step.machine);
    const machine = table?.machine;
    const last = actors.get(step.actor);
    const before = last?.context ?? {};
    const context = { ...before, ...step.changed };
    const changes = changesBetween(before, context);
    // An actor that is stopped, restored or has failed takes no transition and enters no state.
    const isStepping = machine && step.restored === undefined && !isEnd(step);
    const { taken: takenNow, result: chart }: ChartStep = isStepping
      ? computeStep(machine, step, before, last?.children)
      : { taken: machine ? transitionsById(machine, step.taken ?? []) : [], result: '' };
    const { kind, words } = summarizeStep(machine, step, changes, takenNow);
    const taken = machine ? takenNow.map(transitionId) : (step.taken ?? []);
    const cited = clausesOf(takenNow);
    const children = typeof chart === 'string' ? [] : chart.children;
    actors.set(step.actor, { value: step.to, context, children });
    const facts = { step, last, before, context, changes, taken, cited, chart };
    const verdict: Verdict = table ? judgeStep(table, facts) : { kind: 'unjudged' };
    const entered = isStepping ? enteredStates(machine, step, takenNow) : [];
    // That an actor starts proves nothing yet.
    const reached = step.from === null ? [] : entered;
    const nodes = reached.flatMap((id) => machine?.getStateNodeById(id) ?? []);
    return {
      ...step,
      kind,
      words,
      eventName: nameEvent(step.event.type),
      changes,
      context,
      taken,
      entered,
      verdict,
      exercised: [...new Set([...cited, ...clausesOf(nodes)])],
    };
  };
}

/** Judges a whole trace. */
export const judgeTrace = ({ steps }: Trace, oracle: Oracle): JudgedStep[] =>
  steps.map(createJudge(oracle));

/** The states that a step enters, with those that it leaves at once. */
const enteredStates = (
  machine: AnyStateMachine,
  { from, to }: TraceStep,
  taken: readonly AnyTransitionDefinition[],
): string[] => {
  const before = from === null ? new Set() : activeStates(machine, from);
  const passed = taken.flatMap(({ source, target = [] }) => [
    source,
    ...(target as readonly AnyStateNode[]).flatMap(startsOf),
  ]);
  if (from === null) passed.push(...startsOf(machine.root));
  const ids = passed.flatMap(withAncestors).map(({ id }) => id);
  return [...new Set([...ids, ...activeStates(machine, to)])].filter((id) => !before.has(id));
};
