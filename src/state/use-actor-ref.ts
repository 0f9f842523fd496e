import { useActorRef as useXStateActorRef } from '@xstate/react';
import { useState } from 'react';
import type { ActorOptions, AnyStateMachine } from 'xstate';
import { inspectorOptions } from '@/lib/inspector';

/** `inspectorOptions`, asked for once. */
export function useInspectorOptions(machine: AnyStateMachine) {
  const [options] = useState(() => inspectorOptions(machine));
  return options;
}

/** XState's `useActorRef`, for actors that can be inspected. */
export const useActorRef = ((machine: AnyStateMachine, options?: ActorOptions<AnyStateMachine>) =>
  useXStateActorRef(machine, {
    ...options,
    ...useInspectorOptions(machine),
  })) as typeof useXStateActorRef;
