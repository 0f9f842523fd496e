import { useActorRef as useXStateActorRef } from '@xstate/react';
import type { ActorOptions, AnyActorLogic } from 'xstate';

/** What actors start with: whoever watches the statecharts, if anyone does, hears of each step. */
export const watched = () => ({ inspect: globalThis.watchStatecharts });

/** XState's hook, for actors that can be watched. */
export const useActorRef = ((logic: AnyActorLogic, options?: ActorOptions<AnyActorLogic>) =>
  useXStateActorRef(logic, { ...options, ...watched() })) as typeof useXStateActorRef;
