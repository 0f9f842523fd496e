import type { AnyStateMachine, AnyTransitionDefinition } from 'xstate';
import { nodesOf } from './state-nodes';
import { transitionId, transitionsOf } from './transition-id';

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
