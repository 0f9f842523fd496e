import { useCallback, useSyncExternalStore } from 'react';
import type { AnyActorRef, SnapshotFrom } from 'xstate';

/** An actor's snapshot, followed. */
export function useSnapshot<A extends AnyActorRef>(actor: A): SnapshotFrom<A> {
  const subscribe = useCallback(
    (listener: () => void) => {
      const subscription = actor.subscribe(listener);
      return () => subscription.unsubscribe();
    },
    [actor],
  );
  const read = () => actor.getSnapshot() as SnapshotFrom<A>;
  return useSyncExternalStore(subscribe, read, read);
}
