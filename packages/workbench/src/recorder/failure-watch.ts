import type { AnyActorRef, AnyMachineSnapshot, EventObject, InspectionEvent } from 'xstate';

/**
 * Notices actors that fail. When a guard or action throws, XState reports the event but no snapshot.
 * Calls `onFailure` with that event at the next report, or in a microtask.
 */
export function createFailureWatch(
  onFailure: (actor: AnyActorRef, event: EventObject, snapshot: AnyMachineSnapshot) => void,
) {
  /** The events that each actor has received, but not handled. */
  const pending = new Map<AnyActorRef, EventObject[]>();
  const failed = new WeakSet<object>();

  const check = () => {
    for (const [actor, [event]] of pending) {
      const snapshot = actor.getSnapshot();
      if (snapshot.status === 'active') continue;
      pending.delete(actor);
      if (snapshot.status !== 'error' || !event || failed.has(actor)) continue;
      failed.add(actor);
      onFailure(actor, event, snapshot);
    }
  };

  return {
    /** Takes the reports about machines; returns whether the actor has failed. */
    watch(report: InspectionEvent): boolean {
      check();
      const actor = report.actorRef as AnyActorRef;
      const waiting = pending.get(actor) ?? [];
      if (report.type === '@xstate.event') {
        pending.set(actor, [...waiting, report.event]);
        queueMicrotask(check);
      }
      if (report.type === '@xstate.snapshot') {
        const left = waiting.slice(waiting.indexOf(report.event) + 1);
        if (left.length > 0) pending.set(actor, left);
        else pending.delete(actor);
      }
      return failed.has(actor);
    },
    clear: () => pending.clear(),
  };
}
