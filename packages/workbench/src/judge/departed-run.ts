import type { EventObject, StateValue } from 'xstate';
import { own } from '../model/own';
import type { TraceStep } from '../model/trace';
import { shorten } from './cut-trace';
import { joinSides } from './differences';
import { createJudge, type JudgedStep } from './judge';
import type { Oracle } from './oracle';
import { replay } from './replay';
import { verdictParts } from './verdict-parts';

/** What an actor got from its start on, as a trace has it. */
export type Run = {
  /** The id of its machine. */
  machine: string;
  input?: unknown;
  /** Where it started, if that was a snapshot. */
  from?: { state: StateValue; context: Record<string, unknown> };
  events: readonly EventObject[];
};

/** A run whose last event departs, with how, in words, and the clauses cited there. */
export type DepartedRun = Run & { departure: string; clauses: readonly string[] };

/** A run as steps whose outcome is not known. */
function stepsOf({ machine, input, from, events }: Run): TraceStep[] {
  const init: EventObject & { input?: unknown } = {
    type: 'xstate.init',
    ...(input !== undefined && { input }),
  };
  const about = { actor: machine, machine, from: null, to: {}, changed: {}, clauses: [] };
  const [start, ...others] = [init, ...events].map((event, time) => ({ time, ...about, event }));
  const restored = from && { to: from.state, changed: from.context, restored: 'a snapshot' };
  return [{ ...(start as TraceStep), ...restored }, ...others];
}

const runOf = ([first, ...others]: readonly TraceStep[]): Run => {
  const { machine = '', event, restored, to = {}, changed: context = {} } = first ?? {};
  const { input } = (event ?? {}) as { input?: unknown };
  return {
    machine,
    ...(input !== undefined && { input }),
    ...(restored !== undefined && { from: { state: to, context } }),
    events: others.map((step) => step.event),
  };
};

/**
 * Runs a machine through events, and judges the last: how it departs from the table of the oracle, such
 * as `item.added: expected row 3: itemPrice 402 → 804, got row 3: itemPrice 402 (unchanged)`, or why it was
 * not judged; empty if it is as specified.
 */
export function departureAfter(run: Run, oracle: Oracle): string {
  const machine = own(oracle.machines, run.machine);
  if (!machine) throw new TypeError(`Machine ${run.machine} not found.`);
  const { eventName, verdict } = replay(machine, stepsOf(run))
    .map(createJudge(oracle))
    .at(-1) as JudgedStep;
  if (verdict.kind === 'departs') {
    const { expected, actual } = joinSides(verdict.differences);
    return `${eventName}: expected ${expected}, got ${actual}`;
  }
  const { words, basis } = verdictParts([verdict]);
  return verdict.kind === 'unjudged' ? `${eventName}: ${words} ${basis}`.trim() : '';
}

/**
 * What leads an actor to a step that departs, without the events that this does not need. Throws if the
 * machine of the oracle does not depart there.
 */
export function cutToDeparture(
  steps: readonly JudgedStep[],
  goal: JudgedStep,
  oracle: Oracle,
): DepartedRun {
  const earlier = steps.slice(0, steps.indexOf(goal)).filter(({ actor }) => actor === goal.actor);
  const whole = runOf([...earlier, goal]);
  const departure = departureAfter(whole, oracle);
  if (!departure) {
    throw new Error(
      'The same events do not make its machine depart: the app runs another one, or one that is not pure.',
    );
  }
  const machine = own(oracle.machines, goal.machine);
  let short = whole;
  try {
    if (machine) short = runOf(shorten(machine, earlier, goal));
  } catch {
    // The machine fails before.
  }
  const isAsLong = departureAfter(short, oracle) !== departure;
  const clauses = goal.verdict.kind === 'departs' ? goal.verdict.clauses : [];
  return { ...(isAsLong ? whole : short), departure, clauses };
}
