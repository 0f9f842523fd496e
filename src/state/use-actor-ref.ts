import { useActorRef as useXStateActorRef } from '@xstate/react';
import type { ActorOptions, AnyActorLogic } from 'xstate';

/**
 * What actors start with: whoever watches the statecharts hears of each step, be it from this page
 * or from one of the site that frames it.
 */
export const watched = () => ({
  inspect: (globalThis.frameElement ? parent : globalThis).watchStatecharts,
});

/** XState's hook, for actors that can be watched. */
export const useActorRef = ((logic: AnyActorLogic, options?: ActorOptions<AnyActorLogic>) =>
  useXStateActorRef(logic, { ...options, ...watched() })) as typeof useXStateActorRef;
