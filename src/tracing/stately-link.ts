import type { createBrowserInspector } from '@statelyai/inspect';
import type { AnyActorRef, InspectionEvent } from 'xstate';

type Host = Pick<Window, 'open' | 'addEventListener'>;

/**
 * What Stately's inspector is told: of every live actor once its page has answered, and from then
 * on of each event once. What happens earlier is in the actors' snapshots, so nothing is put by:
 * the inspector itself keeps 200 messages and drops the oldest, which are those that name actors.
 */
export function createStatelyLink() {
  const live = new Set<AnyActorRef>();
  let inspector: ReturnType<typeof createBrowserInspector> | undefined;
  let isConnected = false;

  return {
    /** Takes what XState's inspection reports. */
    watch(event: InspectionEvent) {
      const actor = event.actorRef as AnyActorRef;
      if (event.type === '@xstate.actor') live.add(actor);
      if (event.type === '@xstate.snapshot' && event.snapshot.status !== 'active') {
        live.delete(actor);
      }
      if (isConnected && inspector && 'inspect' in inspector) inspector.inspect.next?.(event);
    },

    /**
     * Opens Stately's page in `popup`, a window named `xstateinspector`; `onConnected` hears of
     * each answer, for the page may be loaded again, and how many actors it was told of.
     */
    connect(
      create: typeof createBrowserInspector,
      host: Host,
      popup: unknown,
      onConnected: (actors: number) => void,
    ) {
      inspector = create({ autoStart: false, maxDeferredEvents: 0, window: host as Window });
      if (!('inspect' in inspector)) return;
      const { actor: announce, start } = inspector;
      start();
      // After the inspector's own listener, or it would not send yet.
      host.addEventListener('message', ({ source, data }) => {
        if (source !== popup || data?.type !== '@statelyai.connected') return;
        isConnected = true;
        for (const actor of live) announce(actor, actor.getSnapshot());
        onConnected(live.size);
      });
    },
  };
}
