import { createJudge, type JudgedStep } from '../judge/judge';
import type { Oracle } from '../judge/oracle';
import type { TraceStep } from '../model/trace';
import { errorMessage } from '../model/values';
import { createStore } from '../state/store';
import { createRecorder, type RecorderOptions } from './record-trace';

/** A live visit. */
export type Session = ReturnType<typeof startSession>;

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
  exercised: [],
});

type Options = Pick<RecorderOptions, 'origin' | 'mask'>;

/** Records and judges the steps of a live visit; the options are those of `createRecorder`. */
export function startSession(oracle: Oracle, options: Options = {}) {
  const store = createStore({ steps: [] as readonly JudgedStep[] });
  const judge = createJudge(oracle);
  const judged: JudgedStep[] = [];
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
      store.update({ steps: [...judged] });
    });
  };
  const fail = (error: unknown) => {
    failure ||= errorMessage(error);
    queue();
  };
  const recorder = createRecorder({
    onChange: queue,
    onFailure: fail,
    ...options,
  });
  return {
    watch: recorder.watch,
    /** What the workbench itself failed at first; empty if it did not. */
    failure: () => failure,
    /** Takes what failed in the workbench while it watched the app. */
    fail,
    /** Those that are judged: a new array after each time. */
    steps: () => store.get().steps,
    subscribe: store.subscribe,
    actors: recorder.trace.actors,
    trace: recorder.trace,
    /** Call when the actors' page has unloaded. */
    leave: recorder.leave,
    /** The actor of this name, if it is still running. */
    findActor: (name: string) => {
      const actor = recorder.actors.get(name);
      return actor?.getSnapshot().status === 'active' ? actor : undefined;
    },
  };
}
