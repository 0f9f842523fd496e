import { createContext, type ReactNode, use, useEffect, useLayoutEffect, useState } from 'react';
import { useLocation } from 'wouter';
import {
  type Actor,
  type ActorOptions,
  type AnyActor,
  type AnyStateMachine,
  createActor,
} from 'xstate';
import { findRoute } from '@/lib/find-route';
import { inspectorOptions } from '@/lib/inspector';

/** The actors by id: the page they belong to, if any, and their key. */
type Actors = Map<string, AnyActor>;

const KeptActors = createContext<Actors | null>(null);

/**
 * Keeps actors for one visit, in memory only: a full page load starts afresh (GEN-1). Each prerendered
 * page has its own, so that they share nothing.
 */
export function KeptActorsProvider({ children }: { children: ReactNode }) {
  const [actors] = useState((): Actors => new Map());
  return <KeptActors value={actors}>{children}</KeptActors>;
}

/**
 * Like `useActorRef`, but the actor lives for the visit: whoever asks for this key later gets the same
 * one. It is started on mounting and never stopped, so a hook whose list or dialog can be open closes
 * it on unmounting. Later changes of `options` are ignored. Throws without a `KeptActorsProvider`.
 */
export function useVisitActor<Machine extends AnyStateMachine>(
  key: string,
  machine: Machine,
  options?: ActorOptions<Machine>,
): Actor<Machine> {
  const actors = use(KeptActors);
  if (!actors) throw new Error(`${key} is used outside of KeptActorsProvider.`);
  const kept = actors.get(key);
  // One that has failed can't go on, but its page can start over.
  const isKept = kept?.getSnapshot().status === 'active';
  const actor = isKept
    ? (kept as Actor<Machine>)
    : createActor(machine, { id: key, ...options, ...inspectorOptions(machine) });
  actors.set(key, actor);
  // The functions provided by the component that is mounted now.
  useLayoutEffect(() => {
    actor.logic.implementations = machine.implementations;
  });
  useEffect(() => {
    actor.start();
  }, [actor]);
  return actor;
}

/** `useVisitActor` for a key of the page that is shown: each path has its own actor (ST-FORM). */
export function usePageActor<Machine extends AnyStateMachine>(
  key: string,
  machine: Machine,
  options?: ActorOptions<Machine>,
): Actor<Machine> {
  const [pathname] = useLocation();
  const { route, name = '' } = findRoute(pathname);
  return useVisitActor(`${route.path.replace(':name', name)} ${key}`, machine, options);
}
