import { useActorRef as useXStateActorRef } from '@xstate/react';
import { useLayoutEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { type Actor, type ActorOptions, type AnyStateMachine, createActor } from 'xstate';
import { findRoute } from '@/lib/find-route';
import { inspectorOptions, snapshotsToRestore } from '@/lib/inspector';
import { useVisit } from './visit';

/** XState's `useActorRef` with the inspector's options. */
export const useActorRef = ((machine: AnyStateMachine, options?: ActorOptions<AnyStateMachine>) => {
  const [inspected] = useState(() => inspectorOptions(machine));
  return useXStateActorRef(machine, { ...options, ...inspected });
}) as typeof useXStateActorRef;

/**
 * Like `useActorRef`, but the actor joins the visit's system under the path of its page and this name,
 * and lives on: whoever asks for it later gets the same one (ST-FORM, GEN-1). It is never stopped, so a
 * hook whose list can be open closes it on unmounting. One that has failed has left the system, so the
 * page can start over. Later changes of `options` are ignored.
 */
export function usePageActor<Machine extends AnyStateMachine>(
  name: string,
  machine: Machine,
  options?: ActorOptions<Machine>,
): Actor<Machine> {
  const visit = useVisit();
  const [pathname] = useLocation();
  const [actor] = useState((): Actor<Machine> => {
    const { route, name: item = '' } = findRoute(pathname);
    const id = `${route.path.replace(':name', item)} ${name}`;
    const snapshot = snapshotsToRestore?.(machine.id, id);
    const created = { ...options, id, systemId: id, parent: visit, snapshot };
    return visit.system.get(id) ?? createActor(machine, created);
  });
  useLayoutEffect(() => {
    // The functions provided by the component that is mounted now, as `useActorRef` does.
    actor.logic.implementations = machine.implementations;
    actor.start();
  });
  return actor;
}
