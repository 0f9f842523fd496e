import { joinSides } from './differences';
import type { JudgedStep } from './judge';

/**
 * For a test that replays a recorded trace: each step at which the charts or tables now depart from
 * it, as a line such as `step 4 (item.added): expected itemPrice 402 → 804, got itemPrice 402`.
 */
export const departuresFromTrace = (steps: readonly JudgedStep[]): string[] =>
  steps.flatMap(({ eventName, verdict }, index) => {
    if (verdict.kind !== 'departs') return [];
    const { expected, actual } = joinSides(verdict.differences);
    // The judge takes the chart as expected; such a test, what was recorded.
    const [wanted, got] = verdict.reason === 'chart' ? [actual, expected] : [expected, actual];
    return [`step ${index + 1} (${eventName}): expected ${wanted}, got ${got}`];
  });
