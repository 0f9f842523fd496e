import type {
  AnyActorRef,
  AnyMachineSnapshot,
  AnyStateMachine,
  AnyTransitionDefinition,
  EventObject,
  InspectionEvent,
} from 'xstate';
import { actionWords } from '../model/action-words';
import { errorMessage } from '../model/error-message';
import { copyDefined, copyEvent, jsonCopy } from '../model/json-copy';
import { type ActorInfo, hasFailed, isStop, type TraceStep, toTrace } from '../model/trace';
import { transitionId } from '../model/transition-id';
import { transitionsById } from '../model/transitions-taken';
import {
  initialSnapshotOf,
  ownIdOf,
  parentOf,
  transitionsOfMicrostep,
} from '../model/xstate-internals';
import { createKeys, isProvided } from './definitions';
import { describeStep } from './describe-step';
import { headsOf, maxSteps } from './drop-steps';
import { createFailureWatch } from './failure-watch';
import { createMask, type Mask, maskAction, maskPassed } from './mask';

/** The machine that an actor runs, if any. */
function logicOf(actor: object): AnyStateMachine | undefined {
  const { logic } = actor as { logic?: AnyStateMachine };
  // Duck-typed, since actors in an iframe belong to another realm.
  return logic?.root ? logic : undefined;
}

/** The parts of an action that its words have. */
function plainAction({ type, params }: { type: string; params?: unknown }) {
  if (!type.startsWith('xstate.') || typeof params !== 'object' || !params) {
    return { type, params: params === undefined ? undefined : jsonCopy(params) };
  }
  const { id, src, input, event, delay, targetId, sendId } = params as Record<string, unknown>;
  const source = typeof src === 'string' ? src : undefined;
  return { type, params: copyDefined({ id, src: source, input, event, delay, targetId, sendId }) };
}

/** Recorded for an actor whose start failed: its initial state, without a context. */
const nowhere = { value: {}, context: {} };

export type RecorderOptions = {
  onStep?: (step: TraceStep) => void;
  /** Called when the oldest steps are replaced by those that restore their actors. */
  onDrop?: (count: number, heads: readonly TraceStep[]) => void;
  /** Called with what fails inside; nothing is thrown into the app. */
  onFailure?: (error: unknown) => void;
  /** How many steps are kept, at most. */
  limit?: number;
  machines?: Readonly<Record<string, AnyStateMachine>>;
  /** The label of the snapshots that actors currently start from, such as `step 12`. */
  origin?: () => string | undefined;
  /** Keeps what visitors typed out of the trace; see `createMask`. */
  mask?: Mask;
};

/**
 * Records the statecharts of any number of actors.
 * - `watch` takes the events of XState's inspection.
 * - `onStep` is called with each step.
 * - `machines`, by id, have the clauses that a build may strip from the running ones.
 * - `limit` is the most steps that are kept; see `headsOf`.
 * - `actors` maps names in the trace to actors.
 * - `leave` marks all actors as gone; call it when their page unloads.
 */
export function createRecorder({
  onStep,
  onDrop,
  onFailure,
  limit = maxSteps,
  machines = {},
  origin,
  mask = createMask({}),
}: RecorderOptions = {}) {
  const infos: ActorInfo[] = [];
  const trace = toTrace([], { actors: infos });
  const names = new WeakMap<AnyActorRef, string>();
  const counts = new Map<string, number>();
  const actors = new Map<string, AnyActorRef>();
  const latest = new WeakMap<AnyActorRef, AnyMachineSnapshot>();
  /** Actions since each actor's last step; XState reports actions before the snapshot. */
  const ran = new WeakMap<object, string[]>();
  /** Transitions since then; XState reports these before the snapshot, too. */
  const took = new WeakMap<object, AnyTransitionDefinition[]>();
  const stopped = new WeakSet<object>();
  const keyOf = createKeys(machines);
  const machineOf = (actor: object) => {
    const logic = logicOf(actor);
    return logic && keyOf(logic);
  };
  const start = performance.now();

  const nameOf = (actor: AnyActorRef, machine?: string): string => {
    const known = names.get(actor);
    if (known) return known;
    const starter = parentOf(actor);
    const parent = starter && nameOf(starter, machineOf(starter));
    const base = machine ?? actor.id;
    const count = (counts.get(base) ?? 0) + 1;
    counts.set(base, count);
    const name = `${base} ${count}`;
    names.set(actor, name);
    actors.set(name, actor);
    const id = parent ? undefined : ownIdOf(actor);
    infos.push({
      name,
      ...(parent && { parent }),
      ...(id && { id }),
      kind: machine ? 'machine' : 'other',
    });
    return name;
  };

  /** What is typed into a machine is known by its id, whatever other machines have the same one. */
  const typedIdOf = (actor: object) => logicOf(actor)?.id ?? '';
  const maskEvent = (actor: AnyActorRef, event: EventObject): EventObject => {
    const starter = event.type === 'xstate.init' && parentOf(actor);
    const given = starter ? maskPassed(mask, typedIdOf(starter), event) : event;
    return mask(typedIdOf(actor), given);
  };

  const record = (actor: AnyActorRef, event: EventObject, reported: AnyMachineSnapshot) => {
    const machine = machineOf(actor) ?? '';
    const logic = logicOf(actor) as AnyStateMachine;
    const definition = machines[machine] ?? logic;
    const after = 'value' in reported ? reported : definition.resolveState(nowhere as never);
    const before = latest.get(actor) ?? null;
    latest.set(actor, after);
    const taken = (took.get(actor) ?? []).map(transitionId);
    const cited = transitionsById(definition, taken);
    const { changed, ...outcome } = describeStep(before, after, cited);
    const isAgain = !before && stopped.has(actor);
    const step: TraceStep = {
      time: Math.round(performance.now() - start),
      actor: nameOf(actor, machine),
      machine,
      event: maskEvent(actor, copyEvent(event)),
      ...outcome,
      changed: mask(logic.id, changed),
      ...(!before &&
        initialSnapshotOf(actor) !== undefined && { restored: origin?.() ?? 'a snapshot' }),
      ...(isAgain && { restored: 'where it stopped' }),
      actions: ran.get(actor) ?? [],
      ...(taken.length > 0 && { taken }),
      ...(isProvided(logic, definition) && { provided: true as const }),
      ...(reported.status === 'error' && { error: errorMessage(reported.error) }),
    };
    ran.delete(actor);
    took.delete(actor);
    if (isStop(step) || hasFailed(step)) {
      actors.delete(step.actor);
      // If it starts again, as React's strict mode makes it, it is recorded as another one.
      names.delete(actor);
      latest.delete(actor);
      stopped.add(actor);
    }
    trace.steps.push(step);
    onStep?.(step);
    // Some at a time, since each time copies the rest.
    if (trace.steps.length > limit) dropOldest(Math.ceil(limit / 10));
  };

  const dropOldest = (count: number) => {
    const heads = headsOf(trace.steps.slice(0, count));
    trace.steps.splice(0, count, ...heads);
    const gone = count - heads.length;
    for (const info of infos)
      if (info.left !== undefined) info.left = Math.max(0, info.left - gone);
    onDrop?.(count, heads);
  };

  const failures = createFailureWatch((...failure) => {
    try {
      record(...failure);
    } catch (error) {
      onFailure?.(error);
    }
  });

  const take = (report: InspectionEvent) => {
    const actor = report.actorRef as AnyActorRef;
    if (report.type === '@xstate.actor' && parentOf(actor)) nameOf(actor, machineOf(actor));
    const machine = machineOf(actor);
    if (machine === undefined) return;
    if (report.type === '@xstate.action') {
      const words = actionWords(maskAction(mask, typedIdOf(actor), plainAction(report.action)));
      ran.set(actor, [...(ran.get(actor) ?? []), words]);
    }
    if (report.type === '@xstate.microstep') {
      took.set(actor, [...(took.get(actor) ?? []), ...transitionsOfMicrostep(report)]);
      return;
    }
    if (failures.watch(report) || report.type !== '@xstate.snapshot') return;
    record(actor, report.event, report.snapshot as AnyMachineSnapshot);
  };
  /** Nothing that fails here may reach the app, whose `send` this runs in. */
  const watch = (report: InspectionEvent) => {
    try {
      take(report);
    } catch (error) {
      onFailure?.(error);
    }
  };
  const leave = () => {
    for (const info of infos) info.left ??= trace.steps.length;
    actors.clear();
    failures.clear();
  };
  return { trace, watch, actors, leave };
}
