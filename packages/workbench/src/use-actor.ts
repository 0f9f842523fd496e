import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import {
  type Actor,
  type ActorOptions,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
} from 'xstate';

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
  const create = () => createActor(machine, options as never) as Actor<M>;
  const [actor, setActor] = useState(create);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `create` is another one each time.
  useEffect(() => {
    // React's StrictMode mounts twice, and an actor that was stopped does not start again.
    const { status }: AnyMachineSnapshot = actor.getSnapshot();
    if (status === 'stopped') return setActor(create);
    actor.start();
    return () => {
      actor.stop();
    };
  }, [actor]);
  return actor;
}
