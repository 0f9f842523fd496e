import type { AnyActorRef, AnyMachineSnapshot, InspectionEvent } from 'xstate';
import type { RebuiltActor } from './rebuild-snapshot';
import { startTimers } from './start-timers';

/**
 * Hands snapshots out to the actors of an app that starts anew. Those of one machine get them in
 * the order in which they first started; a snapshot whose actor does not start is offered again.
 */
export function handOut(actors: readonly RebuiltActor[]) {
  let waiting = actors;
  return {
    /** The snapshot for the next actor of a machine, if one is left. */
    take(machine: string): object | undefined {
      const next = waiting.find((one) => one.machine === machine);
      if (next) waiting = [...waiting.filter((one) => one !== next), next];
      return next?.snapshot;
    },
    /** Takes what XState's inspection reports, and sees who has started. */
    watch({ type, actorRef, ...report }: InspectionEvent) {
      if (type !== '@xstate.snapshot' || !('snapshot' in report)) return;
      const { options } = actorRef as unknown as { options: { snapshot?: unknown } };
      const started = waiting.find(({ snapshot }) => snapshot === options.snapshot);
      if (!started) return;
      waiting = waiting.filter((one) => one !== started);
      startTimers(actorRef as AnyActorRef, report.snapshot as AnyMachineSnapshot);
    },
    /** The names of the actors that have not started. */
    waiting: () => waiting.map(({ actor }) => actor),
  };
}
