import type { AnyActorRef, AnyMachineSnapshot, InspectionEvent } from 'xstate';
import { describeStep } from './describe-step';
import { type Trace, type TraceStep, traceFormat } from './trace';

/** A copy such as a file would hold, which nothing changes any more. */
const plain = <T>(value: T): T => JSON.parse(JSON.stringify(value));

/**
 * Makes a recorder: `watch` takes what XState's inspection reports of any number of actors, of
 * which those that run a statechart are recorded; `onStep` hears of each step.
 */
export function createRecorder(onStep: (step: TraceStep) => void = () => {}) {
  const trace: Trace = { format: traceFormat, steps: [] };
  const names = new Map<AnyActorRef, string>();
  const counts = new Map<string, number>();
  const actors = new Map<string, AnyActorRef>();
  const latest = new Map<AnyActorRef, AnyMachineSnapshot>();
  const start = performance.now();

  const nameOf = (actor: AnyActorRef, machine: string) => {
    const known = names.get(actor);
    if (known) return known;
    const count = (counts.get(machine) ?? 0) + 1;
    counts.set(machine, count);
    names.set(actor, `${machine} ${count}`);
    actors.set(`${machine} ${count}`, actor);
    return `${machine} ${count}`;
  };

  const watch = (report: InspectionEvent) => {
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
      ...describeStep(before, report.event, after),
    });
    trace.steps.push(step);
    onStep(step);
  };
  return { trace, watch, actors };
}
