import {
  type ActorInfo,
  type Trace,
  type TraceMark,
  type TraceStep,
  traceFormat,
} from '../model/trace';
import { headsOf, maxSteps } from './drop-steps';

export type LogOptions = {
  onStep?: (step: TraceStep) => void;
  /** Called when the oldest steps are replaced by those that restore their actors. */
  onDrop?: (count: number, heads: readonly TraceStep[]) => void;
  /** How many steps are kept, at most. */
  limit?: number;
};

type Recording = Omit<Trace, 'actors' | 'marks'> & { actors: ActorInfo[]; marks?: TraceMark[] };

/** Keeps the steps of a recording, at most `limit`; see `headsOf`. */
export function createStepLog({ onStep, onDrop, limit = maxSteps }: LogOptions = {}) {
  const actors: ActorInfo[] = [];
  const trace: Recording = { format: traceFormat, actors, steps: [] };
  const counts = new Map<string, number>();

  const dropOldest = (count: number) => {
    const heads = headsOf(trace.steps.slice(0, count));
    trace.steps.splice(0, count, ...heads);
    const gone = count - heads.length;
    for (const info of actors)
      if (info.left !== undefined) info.left = Math.max(0, info.left - gone);
    for (const mark of trace.marks ?? []) mark.at = Math.max(0, mark.at - gone);
    onDrop?.(count, heads);
  };

  return {
    trace,
    /** Lists an actor under a name that begins with `base`. */
    list(base: string, info: Omit<ActorInfo, 'name'>): string {
      const count = (counts.get(base) ?? 0) + 1;
      counts.set(base, count);
      const name = `${base} ${count}`;
      actors.push({ name, ...info });
      return name;
    },
    add(step: TraceStep) {
      trace.steps.push(step);
      onStep?.(step);
      // Some at a time, since each time copies the rest.
      if (trace.steps.length > limit) dropOldest(Math.ceil(limit / 10));
    },
  };
}

export type StepLog = ReturnType<typeof createStepLog>;
