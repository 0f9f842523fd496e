import { isEnd, type TraceStep } from '../model/trace';

/** How many steps a recording keeps, at most; the oldest are dropped. */
export const maxSteps = 10_000;

/**
 * What is left of steps that are dropped: for each actor that is still running, one step that
 * restores it to where it was. A trace that begins with them can be read.
 */
export function headsOf(dropped: readonly TraceStep[]): TraceStep[] {
  const heads = new Map<string, TraceStep>();
  for (const step of dropped) {
    if (isEnd(step)) {
      heads.delete(step.actor);
      continue;
    }
    heads.set(step.actor, {
      ...step,
      event: { type: 'xstate.init' },
      from: null,
      changed: { ...heads.get(step.actor)?.changed, ...step.changed },
      taken: [],
      actions: [],
      clauses: [],
      restored: 'a step that is no longer kept',
    });
  }
  return [...heads.values()];
}
