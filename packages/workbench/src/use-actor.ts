import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { type Actor, type ActorOptions, type AnyStateMachine, createActor } from 'xstate';

type Readable<Snapshot> = {
  getSnapshot: () => Snapshot;
  subscribe: (listener: () => void) => { unsubscribe: () => void };
};

/** What `select` returns of an actor's snapshot: the same value for the same snapshot. */
export function useSelector<Snapshot, Selected>(
  actor: Readable<Snapshot>,
  select: (snapshot: Snapshot) => Selected,
): Selected {
  const subscribe = useCallback(
    (listener: () => void) => {
      const subscription = actor.subscribe(listener);
      return () => subscription.unsubscribe();
    },
    [actor],
  );
  const read = () => select(actor.getSnapshot());
  return useSyncExternalStore(subscribe, read, read);
}

/** An actor that runs while its component is mounted; its first options count. */
export function useActorRef<M extends AnyStateMachine>(machine: M, options: ActorOptions<M>) {
  const [actor] = useState(() => createActor(machine, options as never) as Actor<M>);
  const stopping = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    clearTimeout(stopping.current);
    actor.start();
    return () => {
      // Later, since React's StrictMode mounts it again at once, and a stopped actor starts no more.
      stopping.current = setTimeout(() => actor.stop());
    };
  }, [actor]);
  return actor;
}
