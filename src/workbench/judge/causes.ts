import { isStop, type TraceStep } from '../model/trace';

/** The most steps that are looked through for those that a step has caused. */
const most = 500;

/**
 * Steps with each before those that it has caused. They are recorded the other way round: an actor has
 * handled what a step sends it before that step is over.
 */
export function orderByCause<Step extends TraceStep>(steps: readonly Step[]): readonly Step[] {
  const ordered: Step[] = [];
  for (const step of steps) {
    const { actor, sent = Number.POSITIVE_INFINITY } = step;
    let place = ordered.length;
    for (let at = place - 1; at >= Math.max(0, ordered.length - most); at -= 1) {
      const other = ordered[at] as Step;
      if (other.actor === actor || (other.sent ?? -1) < sent) break;
      // XState does not report who stops an actor.
      if (other.sender === actor || isStop(other)) place = at;
    }
    ordered.splice(place, 0, step);
  }
  return ordered;
}

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
