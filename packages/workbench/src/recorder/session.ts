import type { AnyActorRef, InspectionEvent } from 'xstate';
import { createJudge, type JudgedStep, type Oracle } from '../judge/judge';
import type { ActorInfo, Trace, TraceStep } from '../model/trace';
import { createRecorder } from './record-trace';

/** A visit as it goes on: recorded, judged step by step, and told to whoever listens. */
export type Session = {
  watch: (report: InspectionEvent) => void;
  /** Another array whenever a step has come. */
  steps: () => readonly JudgedStep[];
  subscribe: (listener: () => void) => () => void;
  actors: readonly ActorInfo[];
  trace: Trace;
  /** Says that the page in which the actors ran is gone, and they with it. */
  leave: () => void;
  /** The actor of this name, if it still runs. */
  findActor: (name: string) => AnyActorRef | undefined;
};

/** `origin` tells where the snapshots come from that actors start with. */
export function startSession(oracle: Oracle, origin?: () => string | undefined): Session {
  const listeners = new Set<() => void>();
  const judge = createJudge(oracle);
  const judged: JudgedStep[] = [];
  let steps: readonly JudgedStep[] = [];
  let isQueued = false;

  const { machines } = oracle;
  const onStep = (step: TraceStep) => {
    judged.push(judge(step));
    if (isQueued) return;
    isQueued = true;
    // Steps that follow each other at once are shown at once.
    queueMicrotask(() => {
      isQueued = false;
      steps = [...judged];
      for (const notify of listeners) notify();
    });
  };
  const recorder = createRecorder({ onStep, machines, ...(origin && { origin }) });
  return {
    watch: recorder.watch,
    steps: () => steps,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    actors: recorder.trace.actors,
    trace: recorder.trace,
    leave: recorder.leave,
    findActor: (name) => {
      const actor = recorder.actors.get(name);
      return actor?.getSnapshot().status === 'active' ? actor : undefined;
    },
  };
}
