import { useActorRef as useXStateActorRef } from '@xstate/react';
import type { ActorOptions, AnyActorLogic } from 'xstate';
import { findInspector } from '@/lib/find-inspector';

/** The options of every actor: each step goes to the recorder or inspector, if there is one. */
export const inspectOptions = () => ({ inspect: findInspector() });

/** XState's `useActorRef`, for actors that can be inspected. */
export const useActorRef = ((logic: AnyActorLogic, options?: ActorOptions<AnyActorLogic>) =>
  useXStateActorRef(logic, { ...options, ...inspectOptions() })) as typeof useXStateActorRef;
