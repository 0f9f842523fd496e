import { type ActorInfo, type Trace, type TraceStep, traceFormat } from '../model/trace';
import { headsOf, maxSteps } from './drop-steps';

export type LogOptions = {
  onStep?: (step: TraceStep) => void;
  /** Called when the oldest steps are replaced by those that restore their actors. */
  onDrop?: (count: number, heads: readonly TraceStep[]) => void;
  /** How many steps are kept, at most. */
  limit?: number;
};

type Recording = Omit<Trace, 'actors'> & {
  actors: ActorInfo[];
};

/** Keeps the steps of a recording, at most `limit`; see `headsOf`. */
export function createStepLog({ onStep, onDrop, limit = maxSteps }: LogOptions = {}) {
  const actors: ActorInfo[] = [];
  const steps: TraceStep[] = [];
  const trace: Recording = { format: traceFormat, actors, steps };
  const counts = new Map<string, number>();
  /** How many are dropped at a time, since each time copies the rest. */
  const some = Math.ceil(limit / 10);

  return {
    trace,
    /** Lists an actor under a name that begins with `base`. */
    list(base: string, about: Omit<ActorInfo, 'name'>): ActorInfo {
      const count = (counts.get(base) ?? 0) + 1;
      counts.set(base, count);
      const info = { name: `${base} ${count}`, ...about };
      actors.push(info);
      return info;
    },
    add(step: TraceStep) {
      steps.push(step);
      onStep?.(step);
      if (steps.length <= limit) return;
      const heads = headsOf(steps.slice(0, some));
      steps.splice(0, some, ...heads);
      const gone = some - heads.length;
      for (const info of actors) if (info.left) info.left = Math.max(0, info.left - gone);
      onDrop?.(some, heads);
    },
  };
}

export type StepLog = ReturnType<typeof createStepLog>;
