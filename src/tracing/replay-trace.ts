import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  initialTransition,
  transition,
} from 'xstate';
import { describeStep, type Outcome } from './describe-step';
import { isSame } from './is-same';
import { type Trace, type TraceStep, traceFormat } from './trace';

/** The first step that the statecharts do not take as it was recorded; counted from 1. */
export type Difference = { number: number; step: TraceStep; expected: Outcome; got: Outcome };

/**
 * Takes every step of a trace with the given machines, by id; returns the first that differs, or
 * null. Throws a `TypeError` if an actor takes a step before its first, or runs no such machine.
 */
export function replayTrace(
  { steps }: Trace,
  machines: Readonly<Record<string, AnyStateMachine>>,
): Difference | null {
  const latest = new Map<string, AnyMachineSnapshot>();
  for (const [index, step] of steps.entries()) {
    const machine = Object.hasOwn(machines, step.machine) ? machines[step.machine] : undefined;
    const before = latest.get(step.actor) ?? null;
    const isFirst = step.event.type === 'xstate.init';
    if (!machine) throw new TypeError(`Step ${index + 1}: there is no machine ${step.machine}.`);
    if (isFirst !== !before) {
      throw new TypeError(
        `Step ${index + 1}: ${step.actor} ${isFirst ? 'starts twice' : 'has not started'}.`,
      );
    }
    const [after] = before
      ? transition(machine, before, step.event)
      : initialTransition(machine, (step.event as { input?: unknown }).input);
    latest.set(step.actor, after);
    const got = describeStep(before, step.event, after);
    const { from, to, changed, clauses } = step;
    const expected = { from, to, changed, clauses };
    if (!isSame(got, expected)) {
      return { number: index + 1, step, expected, got };
    }
  }
  return null;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads a trace from JSON. Throws an error that says what is wrong with it. */
export function parseTrace(json: string): Trace {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    throw new TypeError('This is no JSON.');
  }
  if (!isObject(value) || value.format !== traceFormat || !Array.isArray(value.steps)) {
    throw new TypeError(`This is no trace: its format is not "${traceFormat}".`);
  }
  for (const [index, step] of value.steps.entries()) {
    const isStep =
      isObject(step) &&
      typeof step.actor === 'string' &&
      typeof step.machine === 'string' &&
      isObject(step.event) &&
      typeof step.event.type === 'string' &&
      isObject(step.changed) &&
      Array.isArray(step.clauses) &&
      'from' in step &&
      'to' in step;
    if (!isStep) throw new TypeError(`Step ${index + 1} of the trace is not a step.`);
  }
  return value as Trace;
}
