import { isSame } from '../model/values';
import type { JudgedStep } from './judge';

/** Nobody presses twice within this time, in ms. */
const atOnce = 100;
/** How often a machine may ignore an event in a visit. */
const often = 5;

const kindOf = ({ machine, event }: JudgedStep) => `${machine} ${event.type}`;

/** What is to be looked at in ignored steps, by their index: the event came twice at once, or often. */
export function findOddities(steps: readonly JudgedStep[]): ReadonlyMap<number, string> {
  const latest = new Map<string, JudgedStep>();
  const counts = new Map<string, number>();
  const odd = new Map<number, string>();
  for (const [index, step] of steps.entries()) {
    const before = latest.get(step.actor);
    latest.set(step.actor, step);
    if (step.kind !== 'ignored') continue;
    counts.set(kindOf(step), (counts.get(kindOf(step)) ?? 0) + 1);
    if (before && isSame(before.event, step.event) && step.time - before.time < atOnce) {
      odd.set(index, 'sent twice at once');
    }
  }
  for (const [index, step] of steps.entries()) {
    const count = step.kind === 'ignored' ? (counts.get(kindOf(step)) ?? 0) : 0;
    if (count >= often && !odd.has(index)) odd.set(index, `ignored ${count} times`);
  }
  return odd;
}
