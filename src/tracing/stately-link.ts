import type { createBrowserInspector, StatelyInspectionEvent } from '@statelyai/inspect';
import type { AnyActorRef, InspectionEvent } from 'xstate';
import { createMask, maskPassed } from '@/workbench/recorder/mask';
import { typedKeys } from './typed-keys';

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

const mask = createMask(typedKeys);

/**
 * Returns Stately's `serialize`: plain copies of its reports, which can be posted to another window,
 * without what visitors typed. `definitions`, by machine id, replace those of the running machines.
 */
export function serializeReports(definitions: Readonly<Record<string, object>>) {
  /** The machine of each actor, by session. */
  const machines = new Map<string, string>();
  /** The session of the actor that started each actor. */
  const starters = new Map<string, string>();

  return (report: StatelyInspectionEvent): StatelyInspectionEvent => {
    const copy = JSON.parse(JSON.stringify(report));
    if (copy.type === '@xstate.actor') {
      const { id } = JSON.parse(copy.definition ?? '{}');
      machines.set(copy.sessionId, id);
      if (copy.parentId) starters.set(copy.sessionId, copy.parentId);
      const full = definitions[id];
      if (full) copy.definition = JSON.stringify(full);
    }
    const machine = machines.get(copy.sessionId) ?? '';
    const starter = machines.get(starters.get(copy.sessionId) ?? '') ?? '';
    if (copy.event) copy.event = mask(machine, maskPassed(mask, starter, copy.event));
    if (copy.snapshot) copy.snapshot = mask(machine, maskPassed(mask, starter, copy.snapshot));
    if (copy.snapshot?.context) copy.snapshot.context = mask(machine, copy.snapshot.context);
    return copy;
  };
}
