import type { JudgedStep } from './judge';

/** How often each state was entered and each transition taken, by id. */
export type Coverage = ReadonlyMap<string, number>;

/**
 * Counts states, by node id, and transitions, by `transitionId`, over the steps of one or more
 * visits.
 */
export function countCoverage(...visits: readonly (readonly JudgedStep[])[]): Coverage {
  const counts = new Map<string, number>();
  for (const steps of visits) {
    for (const { entered, taken } of steps) {
      for (const id of entered) counts.set(id, (counts.get(id) ?? 0) + 1);
      for (const id of taken) counts.set(id, (counts.get(id) ?? 0) + 1);
    }
  }
  return counts;
}
