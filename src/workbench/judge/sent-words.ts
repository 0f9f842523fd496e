import { isStop, type TraceStep } from '../model/trace';

/**
 * Who sent the event of a step, and in which of its own steps: the last before it, as each stands before
 * those that it has caused. XState does not report who stops an actor.
 */
export function sentWords(steps: readonly TraceStep[], index: number): string {
  const step = steps[index];
  if (!step || isStop(step)) return '';
  const { sender, actor } = step;
  if (sender === undefined) return 'Sent by the page, or by hand.';
  const cause = steps.findLastIndex((one, at) => at < index && one.actor === sender);
  const name = sender === actor ? 'itself' : sender;
  return cause < 0 ? `Sent by ${name}.` : `Sent by ${name} in step ${cause + 1}.`;
}
