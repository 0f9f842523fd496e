import type { AnyActorRef, InspectionEvent } from 'xstate';
import { createJudge, type JudgedStep } from '../judge/judge';
import type { Oracle } from '../judge/oracle';
import { errorMessage } from '../model/error-message';
import type { ActorInfo, Trace, TraceStep } from '../model/trace';
import { createQueue } from './create-queue';
import { createRecorder, type RecorderOptions } from './record-trace';
import { createStepLog } from './step-log';

/** A live visit: records and judges steps, and notifies subscribers. */
export type Session = {
  watch: (report: InspectionEvent) => void;
  /** What the workbench itself failed at first; empty if it did not. */
  failure: () => string;
  /** Takes what failed in the workbench while it watched the app. */
  fail: (error: unknown) => void;
  /** How many of the oldest steps are no longer kept. */
  dropped: () => number;
  /** Those that are judged so far: a new array after each time. */
  steps: () => readonly JudgedStep[];
  subscribe: (listener: () => void) => () => void;
  actors: readonly ActorInfo[];
  trace: Trace;
  /** Call when the actors' page has unloaded. */
  leave: () => void;
  /** The actor of this name, if it is still running. */
  findActor: (name: string) => AnyActorRef | undefined;
};

/** While steps wait to be judged, how often those that are judged are shown, in ms. */
const pause = 200;

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
  verdict: { kind: 'unjudged', reason: 'data' },
  exercised: step.clauses,
});

type Options = Pick<RecorderOptions, 'origin' | 'mask' | 'limit'>;

/** Starts a session; the options are those of `createRecorder`. */
export function startSession(oracle: Oracle, { limit, ...options }: Options = {}): Session {
  const listeners = new Set<() => void>();
  let judge = createJudge(oracle);
  /** Those of the first steps of the trace; the others are judged when there is time. */
  const judged: JudgedStep[] = [];
  let steps: readonly JudgedStep[] = [];
  let failure = '';
  let dropped = 0;

  const judgeBy = (judgeStep: typeof judge, step: TraceStep): JudgedStep => {
    try {
      return judgeStep(step);
    } catch (error) {
      failure ||= errorMessage(error);
      return unjudged(step);
    }
  };
  const onDrop = (count: number, heads: readonly TraceStep[]) => {
    const areJudged = count <= judged.length;
    const fresh = createJudge(oracle);
    // Steps that are dropped before their turn are not judged: their actors go on from the heads.
    if (!areJudged) judge = fresh;
    judged.splice(0, count, ...heads.map((head) => judgeBy(fresh, head)));
    dropped += count - heads.length;
  };
  let notified = 0;
  const queue = createQueue((end) => {
    const { steps: recorded } = recorder.trace;
    while (judged.length < recorded.length && performance.now() < end) {
      judged.push(judgeBy(judge, recorded[judged.length] as TraceStep));
    }
    const isDone = judged.length >= recorded.length;
    if (!isDone && performance.now() - notified < pause) return false;
    notified = performance.now();
    steps = [...judged];
    for (const notify of listeners) notify();
    return isDone;
  });
  const fail = (error: unknown) => {
    failure ||= errorMessage(error);
    queue();
  };
  const log = createStepLog({ onStep: queue, onDrop, ...(limit && { limit }) });
  const recorder = createRecorder({
    log,
    onOther: queue,
    onFailure: fail,
    machines: oracle.machines,
    ...options,
  });
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
