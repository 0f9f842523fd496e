import type { createBrowserInspector } from '@statelyai/inspect';
import type { AnyActorRef, InspectionEvent } from 'xstate';

type Host = Pick<Window, 'open' | 'addEventListener'>;

/**
 * Sends Stately's inspector every running actor once it connects, and then each event. Earlier
 * events are not queued, since the actors' snapshots include their effects. The inspector's own
 * queue of 200 messages is turned off: it drops the oldest, which are the ones that register actors.
 */
export function createStatelyLink() {
  const live = new Set<AnyActorRef>();
  let inspector: ReturnType<typeof createBrowserInspector> | undefined;
  let isConnected = false;

  return {
    /** Receives XState's inspection events. */
    watch(event: InspectionEvent) {
      const actor = event.actorRef as AnyActorRef;
      if (event.type === '@xstate.actor') live.add(actor);
      if (event.type === '@xstate.snapshot' && event.snapshot.status !== 'active') {
        live.delete(actor);
      }
      if (isConnected && inspector && 'inspect' in inspector) inspector.inspect.next?.(event);
    },

    /**
     * Opens Stately's page in `popup`, a window named `xstateinspector`. `onConnected` receives the
     * number of actors each time the page connects; it can be reloaded.
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
      // Added after the inspector's own listener, which has to run first.
      host.addEventListener('message', ({ source, data }) => {
        if (source !== popup || data?.type !== '@statelyai.connected') return;
        isConnected = true;
        for (const actor of live) announce(actor, actor.getSnapshot());
        onConnected(live.size);
      });
    },
  };
}
