import type { JudgedStep } from './judge';

/** The index of the last failed step whose machine has not started again since; −1 if none. */
export function findFailure(steps: readonly JudgedStep[]): number {
  const restarted = new Set<string>();
  return steps.findLastIndex(({ machine, from, error }) => {
    if (error !== undefined && !restarted.has(machine)) return true;
    if (from === null) restarted.add(machine);
    return false;
  });
}
