import { useActorRef as useXStateActorRef } from '@xstate/react';
import { useState } from 'react';
import type { ActorOptions, AnyStateMachine } from 'xstate';
import { inspectorOptions } from '@/lib/inspector';

/** `inspectorOptions`, computed once per component. */
export function useInspectorOptions(machine: AnyStateMachine) {
  const [options] = useState(() => inspectorOptions(machine));
  return options;
}

/** XState's `useActorRef` with the inspector's options. */
export const useActorRef = ((machine: AnyStateMachine, options?: ActorOptions<AnyStateMachine>) =>
  useXStateActorRef(machine, {
    ...options,
    ...useInspectorOptions(machine),
  })) as typeof useXStateActorRef;
