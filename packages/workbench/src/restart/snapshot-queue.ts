import type { AnyActorRef, AnyMachineSnapshot, InspectionEvent } from 'xstate';
import { initialSnapshotOf } from '../model/xstate-internals';
import type { RebuiltActor } from './rebuild-snapshot';
import { startTimers } from './start-timers';

/**
 * Distributes snapshots to the actors of a restarting app, in start order per machine; a snapshot
 * whose actor does not start is offered again.
 */
export function createSnapshotQueue(actors: readonly RebuiltActor[]) {
  let waiting = actors;
  return {
    /** The snapshot for a machine's next actor, if one is left. */
    take(machine: string): object | undefined {
      const next = waiting.find((one) => one.machine === machine);
      if (next) waiting = [...waiting.filter((one) => one !== next), next];
      return next?.snapshot;
    },
    /** Takes the events of XState's inspection, to see which actors have started. */
    watch({ type, actorRef, ...report }: InspectionEvent) {
      if (type !== '@xstate.snapshot' || !('snapshot' in report)) return;
      const started = waiting.find(({ snapshot }) => snapshot === initialSnapshotOf(actorRef));
      if (!started) return;
      waiting = waiting.filter((one) => one !== started);
      startTimers(actorRef as AnyActorRef, report.snapshot as AnyMachineSnapshot);
    },
    /** The names of the actors that have not started. */
    waiting: () => waiting.map(({ actor }) => actor),
  };
}
