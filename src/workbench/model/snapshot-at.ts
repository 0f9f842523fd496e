import type { AnyMachineSnapshot, AnyStateMachine, StateValue } from 'xstate';
import { activeNodes } from './active-states';

/** A snapshot whose children are stubs, which is enough to compute a transition. */
export function snapshotAt(
  machine: AnyStateMachine,
  value: StateValue,
  context: object,
  children: readonly string[] = [],
): AnyMachineSnapshot {
  const snapshot = machine.resolveState({ value, context } as never);
  const invoked = activeNodes(machine, value).flatMap(({ invoke }) => invoke.map(({ id }) => id));
  const names = new Set([...children, ...invoked]);
  return Object.assign(snapshot, {
    children: Object.fromEntries([...names].map((id) => [id, { id }])),
  });
}
