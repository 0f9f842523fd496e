import { useActorRef as useXStateActorRef } from '@xstate/react';
import type { ActorOptions, AnyActorLogic } from 'xstate';
import { findInspector } from '@/lib/find-inspector';

/** What actors start with: whoever watches the statecharts hears of each step. */
export const inspectOptions = () => ({ inspect: findInspector() });

/** XState's hook, for actors that can be watched. */
export const useActorRef = ((logic: AnyActorLogic, options?: ActorOptions<AnyActorLogic>) =>
  useXStateActorRef(logic, { ...options, ...inspectOptions() })) as typeof useXStateActorRef;
