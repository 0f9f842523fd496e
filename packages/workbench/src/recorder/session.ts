import type { AnyActorRef, InspectionEvent } from 'xstate';
import { createJudge, type JudgedStep } from '../judge/judge';
import type { Oracle } from '../judge/oracle';
import { errorMessage } from '../model/error-message';
import type { ActorInfo, Trace, TraceStep } from '../model/trace';
import { createRecorder, type RecorderOptions } from './record-trace';

/** A live visit: records and judges steps, and notifies subscribers. */
export type Session = {
  watch: (report: InspectionEvent) => void;
  /** What the workbench itself failed at first; empty if it did not. */
  failure: () => string;
  /** Takes what failed in the workbench while it watched the app. */
  fail: (error: unknown) => void;
  /** How many of the oldest steps are no longer kept. */
  dropped: () => number;
  /** A new array after each step. */
  steps: () => readonly JudgedStep[];
  subscribe: (listener: () => void) => () => void;
  actors: readonly ActorInfo[];
  trace: Trace;
  /** Call when the actors' page has unloaded. */
  leave: () => void;
  /** The actor of this name, if it is still running. */
  findActor: (name: string) => AnyActorRef | undefined;
};

/** Starts a session; the options are those of `createRecorder`. */
export function startSession(
  oracle: Oracle,
  options: Pick<RecorderOptions, 'origin' | 'mask' | 'limit'> = {},
): Session {
  const listeners = new Set<() => void>();
  const judge = createJudge(oracle);
  const judged: JudgedStep[] = [];
  let steps: readonly JudgedStep[] = [];
  let isQueued = false;
  let failure = '';
  let dropped = 0;

  const { machines } = oracle;
  const onStep = (step: TraceStep) => {
    judged.push(judge(step));
    queue();
  };
  const onDrop = (count: number, heads: readonly TraceStep[]) => {
    judged.splice(0, count, ...heads.map(createJudge(oracle)));
    dropped += count - heads.length;
  };
  const fail = (error: unknown) => {
    failure ||= errorMessage(error);
    queue();
  };
  const queue = () => {
    if (isQueued) return;
    isQueued = true;
    // Notify once for all steps of a task.
    queueMicrotask(() => {
      isQueued = false;
      steps = [...judged];
      for (const notify of listeners) notify();
    });
  };
  const recorder = createRecorder({ onStep, onDrop, onFailure: fail, machines, ...options });
  return {
    watch: recorder.watch,
    failure: () => failure,
    fail,
    dropped: () => dropped,
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
