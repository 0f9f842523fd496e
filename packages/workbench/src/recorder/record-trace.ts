import type { AnyActorRef, AnyMachineSnapshot, AnyStateMachine, InspectionEvent } from 'xstate';
import { actionWords } from '../model/action-words';
import { jsonCopy } from '../model/json-copy';
import { type ActorInfo, type TraceStep, toTrace } from '../model/trace';
import { initialSnapshotOf, parentOf } from '../model/xstate-internals';
import { describeStep } from './describe-step';

/** The id of the machine that an actor runs, if any. */
function machineOf(actor: object): string | undefined {
  const { logic } = actor as { logic?: { id?: string; root?: object } };
  // Duck-typed, since actors in an iframe belong to another realm.
  return logic?.root ? logic.id : undefined;
}

type RecorderOptions = {
  onStep?: (step: TraceStep) => void;
  machines?: Readonly<Record<string, AnyStateMachine>>;
  /** The label of the snapshots that actors currently start from, such as `step 12`. */
  origin?: () => string | undefined;
};

/**
 * Records the statecharts of any number of actors.
 * - `watch` takes the events of XState's inspection.
 * - `onStep` is called with each step.
 * - `machines`, by id, have the clauses that a build may strip from the running ones.
 * - `actors` maps names in the trace to actors.
 * - `leave` marks all actors as gone; call it when their page unloads.
 */
export function createRecorder({ onStep, machines = {}, origin }: RecorderOptions = {}) {
  const infos: ActorInfo[] = [];
  const trace = toTrace([], { actors: infos });
  const names = new Map<AnyActorRef, string>();
  const counts = new Map<string, number>();
  const actors = new Map<string, AnyActorRef>();
  const latest = new Map<AnyActorRef, AnyMachineSnapshot>();
  /** Actions since each actor's last step; XState reports actions before the snapshot. */
  const ran = new Map<object, string[]>();
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
    infos.push({ name, ...(parent && { parent }), kind: machine ? 'machine' : 'other' });
    return name;
  };

  const watch = (report: InspectionEvent) => {
    if (report.type === '@xstate.actor' && parentOf(report.actorRef)) {
      nameOf(report.actorRef as AnyActorRef, machineOf(report.actorRef));
    }
    if (report.type === '@xstate.action') {
      const actions = ran.get(report.actorRef) ?? [];
      ran.set(report.actorRef, [...actions, actionWords(report.action)]);
    }
    if (report.type !== '@xstate.snapshot' || !('machine' in report.snapshot)) return;
    const after = report.snapshot as AnyMachineSnapshot;
    const actor = report.actorRef as AnyActorRef;
    const machine = after.machine.id;
    const before = latest.get(actor) ?? null;
    latest.set(actor, after);
    const step: TraceStep = jsonCopy({
      time: Math.round(performance.now() - start),
      actor: nameOf(actor, machine),
      machine,
      event: report.event,
      ...describeStep(before, report.event, after, machines[machine]),
      ...(!before &&
        initialSnapshotOf(actor) !== undefined && { restored: origin?.() ?? 'a snapshot' }),
      actions: ran.get(actor) ?? [],
    });
    ran.delete(actor);
    trace.steps.push(step);
    onStep?.(step);
  };
  const leave = () => {
    for (const info of infos) info.left ??= trace.steps.length;
    actors.clear();
  };
  return { trace, watch, actors, leave };
}
