import { appsOf } from '../model/apps-of';
import type { ActorInfo, TraceStep } from '../model/trace';
import { orderByCause } from './order-by-cause';

type Timed = { time: number };

type Order<Entry> = {
  actorOf: (entry: Entry) => string;
  /** Puts those of one app in order, in which they stay. */
  within: (own: readonly Entry[]) => readonly Entry[];
};

/**
 * What one or more apps did. That of several is in the order of time, whenever their messages came: the
 * pages and programs of a machine have one clock.
 */
export function mergeByTime<Entry extends Timed>(
  entries: readonly Entry[],
  actors: readonly ActorInfo[],
  { actorOf, within }: Order<Entry>,
): readonly Entry[] {
  const apps = appsOf(actors);
  if (apps.size === 0) return within(entries);
  const timed = [...new Set(apps.values())].flatMap((app) => {
    const own = within(entries.filter((entry) => apps.get(actorOf(entry)) === app));
    // What has caused others is over after them, and stays before them.
    let least = Number.POSITIVE_INFINITY;
    const times = own.toReversed().map(({ time }) => {
      least = Math.min(least, time);
      return least;
    });
    return own.map((entry, at) => ({ entry, time: times[own.length - 1 - at] as number }));
  });
  return timed.sort((a, b) => a.time - b.time).map(({ entry }) => entry);
}

/** Steps as they are listed: each before those that it has caused, and those of several apps by time. */
export const orderSteps = <Step extends TraceStep>(
  steps: readonly Step[],
  actors: readonly ActorInfo[],
): readonly Step[] =>
  mergeByTime(steps, actors, { actorOf: ({ actor }) => actor, within: orderByCause });
