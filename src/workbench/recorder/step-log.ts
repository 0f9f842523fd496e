import { type ActorInfo, type Trace, type TraceStep, traceFormat } from '../model/trace';

type Recording = Omit<Trace, 'actors'> & { actors: ActorInfo[] };

/** Keeps the steps of a recording. */
export function createStepLog(onStep?: (step: TraceStep) => void) {
  const actors: ActorInfo[] = [];
  const steps: TraceStep[] = [];
  const trace: Recording = { format: traceFormat, actors, steps };
  const counts = new Map<string, number>();
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
    },
  };
}
