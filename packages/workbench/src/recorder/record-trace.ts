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
import { copyEvent } from '../model/json-copy';
import { hasFailed, isStop, type TraceStep } from '../model/trace';
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
import { createFailureWatch } from './failure-watch';
import { logicOf, plainAction } from './inspected';
import { createMask, type Mask, maskAction, maskPassed } from './mask';
import { createStepLog, type LogOptions, type StepLog } from './step-log';

/** Recorded for an actor whose start failed: its initial state, without a context. */
const nowhere = { value: {}, context: {} };

export type RecorderOptions = LogOptions & {
  /** What has the trace; a new one if there is none. */
  log?: StepLog;
  /** Called with what fails inside; nothing is thrown into the app. */
  onFailure?: (error: unknown) => void;
  machines?: Readonly<Record<string, AnyStateMachine>>;
  /** Finds the key of the machine that an actor runs. */
  keyOf?: (logic: AnyStateMachine) => string;
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
 * - `actors` maps names in the trace to actors.
 * - `leave` marks all actors as gone; call it when their page unloads.
 */
export function createRecorder({
  onFailure,
  machines = {},
  keyOf = createKeys(machines),
  origin,
  mask = createMask({}),
  ...kept
}: RecorderOptions = {}) {
  const { trace, list, add } = kept.log ?? createStepLog(kept);
  const names = new WeakMap<AnyActorRef, string>();
  const actors = new Map<string, AnyActorRef>();
  const latest = new WeakMap<AnyActorRef, AnyMachineSnapshot>();
  /** Actions since each actor's last step; XState reports actions before the snapshot. */
  const ran = new WeakMap<object, string[]>();
  /** Transitions since then; XState reports these before the snapshot, too. */
  const took = new WeakMap<object, AnyTransitionDefinition[]>();
  const stopped = new WeakSet<object>();
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
    const id = parent ? undefined : ownIdOf(actor);
    const name = list(machine ?? actor.id, {
      ...(parent && { parent }),
      ...(id && { id }),
      kind: machine ? 'machine' : 'other',
    });
    names.set(actor, name);
    actors.set(name, actor);
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
    add(step);
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
    for (const info of trace.actors) info.left ??= trace.steps.length;
    actors.clear();
    failures.clear();
  };
  return { trace, watch, actors, leave };
}
