import type { AnyActorRef, AnyMachineSnapshot, InspectionEvent } from 'xstate';
import { initialSnapshotOf } from '../model/xstate-internals';
import type { RebuiltActor } from './rebuild-snapshot';
import { startTimers } from './start-timers';

/**
 * Distributes snapshots to the actors of a restarting app: to one with an id the snapshot of that id,
 * to the others in start order per machine. A snapshot whose actor does not start is offered again.
 */
export function createSnapshotQueue(actors: readonly RebuiltActor[]) {
  let waiting = actors;
  return {
    /** The snapshot for a machine's actor of this id, or else for its next one, if one is left. */
    take(machine: string, id?: string): object | undefined {
      const next = waiting.find((one) => one.machine === machine && one.id === id);
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
    /** The names of the actors that have not started, except those whose turn can come later. */
    waiting: () => waiting.filter(({ id }) => id === undefined).map(({ actor }) => actor),
  };
}
