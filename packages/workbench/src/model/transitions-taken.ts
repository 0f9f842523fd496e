import type {
  AnyMachineSnapshot,
  AnyStateMachine,
  AnyTransitionDefinition,
  EventObject,
} from 'xstate';
import { nodesOf } from './state-nodes';
import { transitionId, transitionsOf } from './transition-id';
import { runWithoutEffects } from './xstate-internals';

/**
 * The transitions that a machine takes at an event, or at its start: that of the event, and those
 * that follow. Runs guards and actions that compute; none if one throws.
 */
export function transitionsIfAny(
  machine: AnyStateMachine,
  before: AnyMachineSnapshot | null,
  event: EventObject,
): readonly AnyTransitionDefinition[] {
  try {
    return runWithoutEffects(machine, before, event).taken;
  } catch {
    return [];
  }
}

const known = new WeakMap<AnyStateMachine, ReadonlyMap<string, AnyTransitionDefinition>>();

/** A machine's transitions of these ids. */
export function transitionsById(
  machine: AnyStateMachine,
  ids: readonly string[],
): readonly AnyTransitionDefinition[] {
  const all =
    known.get(machine) ??
    new Map(
      nodesOf(machine)
        .flatMap(transitionsOf)
        .map((one) => [transitionId(one), one]),
    );
  known.set(machine, all);
  return ids.flatMap((id) => all.get(id) ?? []);
}
