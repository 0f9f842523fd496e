import type { AnyStateMachine } from 'xstate';
import { createJudge, type JudgedStep } from '../judge/judge';
import type { Oracle } from '../judge/oracle';
import { chartWords } from '../model/describe-machine';
import { hasState } from '../model/parts';
import { type ActorInfo, type Trace, traceFormat, traceVersion } from '../model/trace';
import { errorMessage, isRecord, own } from '../model/values';

const isState = (value: unknown): boolean =>
  typeof value === 'string' || (isRecord(value) && Object.values(value).every(isState));

const isListOfTexts = (value: unknown) =>
  Array.isArray(value) && value.every((text) => typeof text === 'string');

const isTextOrMissing = (value: unknown) => value === undefined || typeof value === 'string';

/** The version of a trace's format, if it is one; those of older versions begin with the name of their app. */
function versionOf(format: unknown): number | undefined {
  const [, version] = /^\w+ trace (\d{1,6})$/.exec(typeof format === 'string' ? format : '') ?? [];
  return version === undefined ? undefined : Number(version);
}

const isNumberOrMissing = (value: unknown) => value === undefined || typeof value === 'number';

/** Whether JSON is a step. */
const isStep = (step: unknown) =>
  isRecord(step) &&
  typeof step.actor === 'string' &&
  typeof step.machine === 'string' &&
  isRecord(step.event) &&
  typeof step.event.type === 'string' &&
  isRecord(step.changed) &&
  (step.taken === undefined || isListOfTexts(step.taken)) &&
  isListOfTexts(step.actions) &&
  isTextOrMissing(step.restored) &&
  isTextOrMissing(step.error) &&
  isNumberOrMissing(step.sent) &&
  isTextOrMissing(step.sender) &&
  (step.from === null || isState(step.from)) &&
  isState(step.to);

const ends: readonly unknown[] = ['done', 'error', 'stopped'];

/** Whether JSON tells of an actor. */
const isActor = (actor: unknown) =>
  isRecord(actor) &&
  typeof actor.name === 'string' &&
  isTextOrMissing(actor.id) &&
  isNumberOrMissing(actor.left) &&
  (actor.status === undefined || ends.includes(actor.status));

const isListOrMissing = (value: unknown, isOne: (one: unknown) => boolean) =>
  value === undefined || (Array.isArray(value) && value.every(isOne));

/** Parses a trace. Throws a `TypeError` that says what is wrong with it. */
export function parseTrace(json: string): Trace {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    throw new TypeError('Not valid JSON. Choose a file from Save trace.');
  }
  const version = isRecord(value) ? versionOf(value.format) : undefined;
  if (version !== undefined && (version < 1 || version > traceVersion)) {
    throw new TypeError(
      `The trace is of version ${version}; this workbench reads versions 1 to ${traceVersion}.`,
    );
  }
  if (!isRecord(value) || version === undefined || !Array.isArray(value.steps)) {
    throw new TypeError(`Not a trace: the format is not "${traceFormat}".`);
  }
  const bad = value.steps.findIndex((step) => !isStep(step));
  if (bad >= 0) throw new TypeError(`Step ${bad + 1} of the trace is invalid.`);
  if (!isListOrMissing(value.actors, isActor)) {
    throw new TypeError('The list of actors of the trace is invalid.');
  }
  return value as Trace;
}

/**
 * Throws a `TypeError` if an actor of the trace steps before it starts, starts twice, runs an
 * unknown machine, or is in an unknown state.
 */
export function checkActors(
  { steps }: Trace,
  machines: Readonly<Record<string, AnyStateMachine>>,
): void {
  const started = new Set<string>();
  const known = new Set<string>();
  for (const [index, { actor, machine: id, event, from, to }] of steps.entries()) {
    const machine = own(machines, id);
    const isFirst = event.type === 'xstate.init';
    if (!machine) {
      throw new TypeError(
        `Step ${index + 1}: machine ${id} not found. The trace is from another app or an older build.`,
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
      if (!hasState(machine, value)) {
        throw new TypeError(
          `Step ${index + 1}: ${id} has no state ${JSON.stringify(value)}. The trace is from an older build.`,
        );
      }
    }
  }
}

/** A trace from a file. */
export type LoadedTrace = {
  name: string;
  steps: readonly JudgedStep[];
  actors: readonly ActorInfo[];
  charts?: Trace['charts'];
  /** A warning that it is from another build, if it is. */
  notice: string;
};

/** Maximum file size in bytes: well over 50,000 steps. */
const maxSize = 20 * 1024 * 1024;

/** Maximum time, in ms, before the work yields to the browser. */
const slice = 25;

const pause = () => new Promise((resolve) => setTimeout(resolve));

/**
 * Reads a trace from a file and judges it in slices, so that the page stays responsive. Rejects
 * with a user-readable error that names the file.
 */
export const readTrace = (file: File, oracle: Oracle): Promise<LoadedTrace> =>
  judgeFile(file, oracle).catch((error) => {
    throw new TypeError(`${file.name}: ${errorMessage(error)}`);
  });

async function judgeFile(file: File, oracle: Oracle): Promise<LoadedTrace> {
  if (file.size > maxSize) {
    const size = Math.round(file.size / 1024 / 1024);
    throw new TypeError(`${size} MB is over the limit of ${maxSize / 1024 / 1024} MB.`);
  }
  const trace = parseTrace(await file.text());
  await pause();
  checkActors(trace, oracle.machines);
  const judge = createJudge(oracle);
  const steps: JudgedStep[] = [];
  let started = performance.now();
  for (const step of trace.steps) {
    if (performance.now() - started > slice) {
      await pause();
      started = performance.now();
    }
    steps.push(judge(step));
  }
  const { charts } = trace;
  return {
    name: file.name,
    steps,
    actors: trace.actors ?? [],
    ...(charts && { charts }),
    notice: noticeOf(file.name, trace, oracle),
  };
}

/** Which charts are no longer those that a trace was recorded from. */
function noticeOf(name: string, { charts = {} }: Trace, { machines }: Oracle): string {
  const changed = Object.entries(charts).flatMap(([id, words]) => {
    const machine = own(machines, id);
    return machine && chartWords(machine) !== words ? [id] : [];
  });
  if (changed.length === 0) return '';
  return `${name} was recorded with other charts of ${changed.join(', ')} and is judged by the current ones.`;
}
