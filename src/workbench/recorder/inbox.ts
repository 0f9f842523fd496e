import type { AnyActorRef, AnyMachineSnapshot, EventObject } from 'xstate';
import type { TraceStep } from '../model/trace';

/** An event that an actor has received, but not handled, and what its step has of how it was sent. */
export type Sent = { event: EventObject; about: Pick<TraceStep, 'sent' | 'sender'> };

/**
 * What actors have received, but not handled. So it notices those that fail: when a guard or action
 * throws, XState reports the event but no snapshot. Calls `onFailure` with that event at the next
 * report (`check`), or in a microtask.
 */
export function createInbox(
  onFailure: (actor: AnyActorRef, sent: Sent, snapshot: AnyMachineSnapshot) => void,
) {
  const pending = new Map<AnyActorRef, readonly [Sent, ...Sent[]]>();
  const check = () => {
    for (const [actor, [first]] of pending) {
      const snapshot = actor.getSnapshot();
      if (snapshot.status !== 'error') continue;
      pending.delete(actor);
      onFailure(actor, first, snapshot);
    }
  };
  return {
    check,
    add(actor: AnyActorRef, sent: Sent) {
      // One that has ended handles nothing, except that it starts.
      if (actor.getSnapshot().status !== 'active' && sent.event.type !== 'xstate.init') return;
      pending.set(actor, [...(pending.get(actor) ?? []), sent] as [Sent, ...Sent[]]);
      queueMicrotask(check);
    },
    /** Takes an event that is handled, with those before it; returns how it was sent, if it was. */
    take(actor: AnyActorRef, event: EventObject): Sent['about'] | undefined {
      const waiting = pending.get(actor) ?? [];
      const at = waiting.findIndex((one) => one.event === event);
      const [next, ...others] = waiting.slice(at + 1);
      if (next) pending.set(actor, [next, ...others]);
      else pending.delete(actor);
      return waiting[at]?.about;
    },
    clear: () => pending.clear(),
  };
}
