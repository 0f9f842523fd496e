import type { AnyActorRef, AnyMachineSnapshot, AnyStateMachine, InspectionEvent } from 'xstate';
import { actionWords } from '../model/action-words';
import { type ActorInfo, type TraceStep, toTrace } from '../model/trace';
import { describeStep } from './describe-step';

/** By its looks: an error of a frame is of a class of its own. */
const isError = (value: unknown): value is Error =>
  typeof value === 'object' && value !== null && 'message' in value && 'stack' in value;

/** What JSON would make an empty object of. */
const keepErrors = (_: string, value: unknown) =>
  isError(value) ? { name: value.name, message: value.message } : value;

/** A copy such as a file would hold, which nothing changes any more. */
const plain = <T>(value: T): T => JSON.parse(JSON.stringify(value, keepErrors));

/** The id of the machine that an actor runs; undefined if it runs none. */
function machineOf(actor: object): string | undefined {
  const { logic } = actor as { logic?: { id?: string; root?: object } };
  // By its looks: an actor in a frame has classes of its own.
  return logic?.root ? logic.id : undefined;
}

type RecorderOptions = {
  onStep?: (step: TraceStep) => void;
  machines?: Readonly<Record<string, AnyStateMachine>>;
  /** Where the snapshots come from that actors start with. */
  origin?: () => string | undefined;
};

const isRestored = (actor: object) =>
  Boolean((actor as { options?: { snapshot?: unknown } }).options?.snapshot);

const parentOf = (actor: object) => (actor as { _parent?: AnyActorRef })._parent;

/**
 * Makes a recorder: `watch` takes what XState's inspection reports of any number of actors, of
 * which those that run a statechart are recorded; `onStep` hears of each step. `machines`, by id,
 * have the clauses, where a build takes them out of those that run. `actors` finds an actor by its
 * name in the trace; `leave` says that the page of all of them is gone.
 */
export function createRecorder({ onStep, machines = {}, origin }: RecorderOptions = {}) {
  const infos: ActorInfo[] = [];
  const trace = toTrace([], { actors: infos });
  const names = new Map<AnyActorRef, string>();
  const counts = new Map<string, number>();
  const actors = new Map<string, AnyActorRef>();
  const latest = new Map<AnyActorRef, AnyMachineSnapshot>();
  /** What actors have run since their last step: XState reports a step after its actions. */
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
    const step: TraceStep = plain({
      time: Math.round(performance.now() - start),
      actor: nameOf(actor, machine),
      machine,
      event: report.event,
      ...describeStep(before, report.event, after, machines[machine]),
      ...(!before && isRestored(actor) && { restored: origin?.() ?? 'a snapshot' }),
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
