import type { InspectionEvent } from 'xstate';
import type { JudgedStep } from '../judge/judge';
import type { Charts } from '../judge/oracle';
import type { ActorInfo } from '../model/trace';
import { aliveActors } from './alive-actors';
import { type RebuiltActor, rebuildSnapshots } from './rebuild-snapshot';
import { createSnapshotQueue } from './snapshot-queue';

/**
 * Restarts an app. Pass `take(machineId)` as the `snapshot` of each actor that is created, or
 * `take(machineId, id)` if it is created with an `id`: such a one can start at any time later, as on
 * another page. Resolves when the app has started; rejects with a user-readable error.
 */
export type RestartApp = (
  actors: readonly RebuiltActor[],
  take: (machine: string, id?: string) => object | undefined,
) => Promise<void>;

type Step = {
  steps: readonly JudgedStep[];
  actors: readonly ActorInfo[];
  at: number;
  /** The label of the step. */
  from: string;
};

/** Restores an app to recorded steps. */
export function createRestarter(charts: Charts) {
  let current: (ReturnType<typeof createSnapshotQueue> & { from: string }) | undefined;
  return {
    /** The label of the snapshots that actors start from. */
    origin: () => current?.from,
    watch: (report: InspectionEvent) => current?.watch(report),
    /**
     * Resolves with the names of the actors that did not start. `onRebuilt` is called once the
     * snapshots are rebuilt, after which the trace can't fail.
     */
    async restart(step: Step, app: RestartApp, onRebuilt: () => void): Promise<readonly string[]> {
      const { steps, actors, at, from } = step;
      const alive = aliveActors(steps, actors, at);
      if (alive.length === 0) throw new TypeError(`No actor is running at ${from}.`);
      const rebuilt = rebuildSnapshots(charts, alive);
      onRebuilt();
      const queue = createSnapshotQueue(rebuilt);
      current = { ...queue, from };
      try {
        await app(rebuilt, queue.take);
        return queue.waiting();
      } catch (error) {
        current = undefined;
        throw error;
      }
    },
  };
}
