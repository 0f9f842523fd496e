import type {
  AnyActorRef,
  AnyMachineSnapshot,
  AnyStateMachine,
  EventObject,
  InspectionEvent,
} from 'xstate';
import { actionWords } from '../model/action-words';
import { errorMessage } from '../model/error-message';
import { jsonCopy } from '../model/json-copy';
import { type ActorInfo, hasFailed, isStop, type TraceStep, toTrace } from '../model/trace';
import { initialSnapshotOf, ownIdOf, parentOf } from '../model/xstate-internals';
import { describeStep } from './describe-step';
import { createFailureWatch } from './failure-watch';
import { createMask, type Mask, maskAction, maskPassed } from './mask';

/** The id of the machine that an actor runs, if any. */
function machineOf(actor: object): string | undefined {
  const { logic } = actor as { logic?: { id?: string; root?: object } };
  // Duck-typed, since actors in an iframe belong to another realm.
  return logic?.root ? logic.id : undefined;
}

/** Recorded for an actor whose start failed: its initial state, without a context. */
const nowhere = { value: {}, context: {} };

export type RecorderOptions = {
  onStep?: (step: TraceStep) => void;
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
 * - `actors` maps names in the trace to actors.
 * - `leave` marks all actors as gone; call it when their page unloads.
 */
export function createRecorder({
  onStep,
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

  const maskEvent = (actor: AnyActorRef, event: EventObject): EventObject => {
    const starter = event.type === 'xstate.init' && parentOf(actor);
    const given = starter ? maskPassed(mask, machineOf(starter) ?? '', event) : event;
    return mask(machineOf(actor) ?? '', given);
  };

  const record = (actor: AnyActorRef, event: EventObject, reported: AnyMachineSnapshot) => {
    const machine = machineOf(actor) ?? '';
    const definition = machines[machine] ?? (actor as unknown as { logic: AnyStateMachine }).logic;
    const after = 'value' in reported ? reported : definition.resolveState(nowhere as never);
    const before = latest.get(actor) ?? null;
    latest.set(actor, after);
    const { changed, ...outcome } = describeStep(before, event, after, definition);
    const step: TraceStep = jsonCopy({
      time: Math.round(performance.now() - start),
      actor: nameOf(actor, machine),
      machine,
      event: maskEvent(actor, event),
      ...outcome,
      changed: mask(machine, changed),
      ...(!before &&
        initialSnapshotOf(actor) !== undefined && { restored: origin?.() ?? 'a snapshot' }),
      actions: ran.get(actor) ?? [],
      ...(reported.status === 'error' && { error: errorMessage(reported.error) }),
    });
    ran.delete(actor);
    if (isStop(step) || hasFailed(step)) actors.delete(step.actor);
    trace.steps.push(step);
    onStep?.(step);
  };

  const failures = createFailureWatch(record);

  const watch = (report: InspectionEvent) => {
    const actor = report.actorRef as AnyActorRef;
    if (report.type === '@xstate.actor' && parentOf(actor)) nameOf(actor, machineOf(actor));
    const machine = machineOf(actor);
    if (machine === undefined) return;
    if (report.type === '@xstate.action') {
      const words = actionWords(maskAction(mask, machine, report.action));
      ran.set(actor, [...(ran.get(actor) ?? []), words]);
    }
    if (failures.watch(report) || report.type !== '@xstate.snapshot') return;
    record(actor, report.event, report.snapshot as AnyMachineSnapshot);
  };
  const leave = () => {
    for (const info of infos) info.left ??= trace.steps.length;
    actors.clear();
    failures.clear();
  };
  return { trace, watch, actors, leave };
}
