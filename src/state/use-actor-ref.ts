import { useActorRef as useXStateActorRef } from '@xstate/react';
import { useState } from 'react';
import type { ActorOptions, AnyStateMachine } from 'xstate';
import { inspectorOptions } from '@/lib/inspector';

/** XState's `useActorRef` with the inspector's options. */
export const useActorRef = ((machine: AnyStateMachine, options?: ActorOptions<AnyStateMachine>) => {
  const [inspected] = useState(() => inspectorOptions(machine));
  return useXStateActorRef(machine, { ...options, ...inspected });
}) as typeof useXStateActorRef;
