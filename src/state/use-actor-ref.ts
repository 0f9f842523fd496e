import { useActorRef as useXStateActorRef } from '@xstate/react';
import type { ActorOptions, AnyActorLogic } from 'xstate';
import { watcher } from '@/lib/watcher';

/** What actors start with: whoever watches the statecharts hears of each step. */
export const watched = () => ({ inspect: watcher() });

/** XState's hook, for actors that can be watched. */
export const useActorRef = ((logic: AnyActorLogic, options?: ActorOptions<AnyActorLogic>) =>
  useXStateActorRef(logic, { ...options, ...watched() })) as typeof useXStateActorRef;
