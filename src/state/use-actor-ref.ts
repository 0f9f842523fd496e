import { useActorRef as useXStateActorRef } from '@xstate/react';
import { useState } from 'react';
import type { ActorOptions, AnyStateMachine } from 'xstate';
import { inspectorOptions } from '@/lib/find-inspector';

/**
 * The options that every actor of a machine has: a recorder or inspector, if there is one, gets
 * each step, and may have it start from a snapshot.
 */
export const inspectOptions = ({ id }: AnyStateMachine) => inspectorOptions(id);

/** `inspectOptions`, asked for once. */
export function useInspectOptions(machine: AnyStateMachine) {
  const [options] = useState(() => inspectOptions(machine));
  return options;
}

/** XState's `useActorRef`, for actors that can be inspected. */
export const useActorRef = ((machine: AnyStateMachine, options?: ActorOptions<AnyStateMachine>) =>
  useXStateActorRef(machine, {
    ...options,
    ...useInspectOptions(machine),
  })) as typeof useXStateActorRef;
