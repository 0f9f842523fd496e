import { hasFailed } from '../model/trace';
import type { JudgedStep } from './judge';

/** The index of the last step at which an actor failed that none of its machine replaced; or −1. */
export function findFailure(steps: readonly JudgedStep[]): number {
  const at = steps.findLastIndex(hasFailed);
  const isReplaced = steps
    .slice(at + 1)
    .some(({ machine, from }) => from === null && machine === steps[at]?.machine);
  return isReplaced ? -1 : at;
}
