import type { JudgedStep } from '../judge/judge';
import { type ActorInfo, isEnd, isStop } from '../model/trace';

/** An actor that was alive at a step, and its steps so far. */
export type AliveActor = {
  name: string;
  parent?: string;
  /** The id that the app gave it, if it did. */
  id?: string;
  steps: readonly JudgedStep[];
};

/**
 * The actors that were alive after step `at`, in start order. Excludes those that stop right after
 * it, since the step itself stopped them, as following a link stops those of the previous page.
 */
export function aliveActors(
  steps: readonly JudgedStep[],
  infos: readonly ActorInfo[],
  at: number,
): AliveActor[] {
  const known = new Map(infos.map((info) => [info.name, info]));
  const alive = new Map<string, JudgedStep[]>();
  for (const step of steps.slice(0, at + 1)) {
    const taken = alive.get(step.actor);
    if (isEnd(step)) alive.delete(step.actor);
    else if (taken) taken.push(step);
    else alive.set(step.actor, [step]);
  }
  for (let next = at + 1; next < steps.length; next += 1) {
    const step = steps[next];
    if (!step || !isStop(step)) break;
    alive.delete(step.actor);
  }
  return [...alive].flatMap(([name, taken]) => {
    const { parent, id, left = steps.length } = known.get(name) ?? {};
    return left > at ? [{ name, ...(parent && { parent }), ...(id && { id }), steps: taken }] : [];
  });
}
