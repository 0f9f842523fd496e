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
  /** Those that are judged: a new array after each time. */
  steps: () => readonly JudgedStep[];
  subscribe: (listener: () => void) => () => void;
  actors: readonly ActorInfo[];
  trace: Trace;
  /** Call when the actors' page has unloaded. */
  leave: () => void;
  /** The actor of this name, if it is still running. */
  findActor: (name: string) => AnyActorRef | undefined;
};

/** A step that the judge has failed at. */
const unjudged = (step: TraceStep): JudgedStep => ({
  ...step,
  kind: 'ignored',
  words: '',
  eventName: step.event.type,
  changes: [],
  context: step.changed,
  taken: step.taken ?? [],
  entered: [],
  verdict: { kind: 'unjudged' },
  exercised: step.clauses,
});

type Options = Pick<RecorderOptions, 'origin' | 'mask'>;

/** Starts a session; the options are those of `createRecorder`. */
export function startSession(oracle: Oracle, options: Options = {}): Session {
  const listeners = new Set<() => void>();
  const judge = createJudge(oracle);
  const judged: JudgedStep[] = [];
  let steps: readonly JudgedStep[] = [];
  let failure = '';

  const judgeSafely = (step: TraceStep): JudgedStep => {
    try {
      return judge(step);
    } catch (error) {
      failure ||= errorMessage(error);
      return unjudged(step);
    }
  };
  let isQueued = false;
  /** Judges what was recorded once the app has done what it does now. */
  const queue = () => {
    if (isQueued) return;
    isQueued = true;
    queueMicrotask(() => {
      isQueued = false;
      judged.push(...recorder.trace.steps.slice(judged.length).map(judgeSafely));
      steps = [...judged];
      for (const notify of listeners) notify();
    });
  };
  const fail = (error: unknown) => {
    failure ||= errorMessage(error);
    queue();
  };
  const recorder = createRecorder({
    onStep: queue,
    onOther: queue,
    onFailure: fail,
    machines: oracle.machines,
    ...options,
  });
  return {
    watch: recorder.watch,
    failure: () => failure,
    fail,
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
