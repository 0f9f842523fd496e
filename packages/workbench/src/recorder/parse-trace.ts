import type { AnyStateMachine } from 'xstate';
import { type Trace, traceFormat } from '../model/trace';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isState = (value: unknown): boolean =>
  typeof value === 'string' || (isObject(value) && Object.values(value).every(isState));

const isListOfTexts = (value: unknown) =>
  Array.isArray(value) && value.every((text) => typeof text === 'string');

/** Traces of older versions begin with the name of their app. */
const isTraceFormat = (format: unknown) =>
  typeof format === 'string' && /^\w+ trace 1$/.test(format);

const isStep = (step: unknown) =>
  isObject(step) &&
  typeof step.actor === 'string' &&
  typeof step.machine === 'string' &&
  isObject(step.event) &&
  typeof step.event.type === 'string' &&
  isObject(step.changed) &&
  isListOfTexts(step.clauses) &&
  (step.actions === undefined || isListOfTexts(step.actions)) &&
  (step.restored === undefined || typeof step.restored === 'string') &&
  (step.from === null || isState(step.from)) &&
  isState(step.to);

const isActor = (actor: unknown) =>
  isObject(actor) &&
  typeof actor.name === 'string' &&
  (actor.left === undefined || typeof actor.left === 'number');

/** Reads a trace from JSON. Throws a `TypeError` that says what is wrong with it. */
export function parseTrace(json: string): Trace {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    throw new TypeError('This is no JSON.');
  }
  if (!isObject(value) || !isTraceFormat(value.format) || !Array.isArray(value.steps)) {
    throw new TypeError(`This is no trace: its format is not "${traceFormat}".`);
  }
  const bad = value.steps.findIndex((step) => !isStep(step));
  if (bad >= 0) throw new TypeError(`Step ${bad + 1} of the trace is not a step.`);
  if (value.actors !== undefined && !(Array.isArray(value.actors) && value.actors.every(isActor))) {
    throw new TypeError('The list of actors in this trace cannot be read.');
  }
  return value as Trace;
}

/**
 * Throws a `TypeError` if an actor of the trace takes a step before its first, starts twice, runs
 * a machine that there is not, or is in a state that its machine does not have.
 */
export function checkActors(
  { steps }: Trace,
  machines: Readonly<Record<string, AnyStateMachine>>,
): void {
  const started = new Set<string>();
  const known = new Set<string>();
  for (const [index, { actor, machine: id, event, from, to }] of steps.entries()) {
    const machine = Object.hasOwn(machines, id) ? machines[id] : undefined;
    const isFirst = event.type === 'xstate.init';
    if (!machine) {
      throw new TypeError(
        `Step ${index + 1}: there is no machine ${id}. The trace is of another app, or of an older build.`,
      );
    }
    if (isFirst === started.has(actor) || isFirst !== (from === null)) {
      throw new TypeError(
        `Step ${index + 1}: ${actor} ${isFirst ? 'starts twice' : 'has not started'}.`,
      );
    }
    started.add(actor);
    for (const value of from === null ? [to] : [from, to]) {
      const state = `${id} ${JSON.stringify(value)}`;
      if (known.has(state)) continue;
      known.add(state);
      try {
        machine.resolveState({ value, context: {} } as never);
      } catch {
        throw new TypeError(
          `Step ${index + 1}: ${id} has no state ${JSON.stringify(value)}. The trace is of an older build.`,
        );
      }
    }
  }
}
