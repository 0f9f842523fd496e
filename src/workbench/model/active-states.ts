import { type AnyStateMachine, type AnyStateNode, getStateNodes, type StateValue } from 'xstate';

/** The active state nodes, root first. */
export const activeNodes = (machine: AnyStateMachine, value: StateValue): AnyStateNode[] => [
  ...new Set(getStateNodes(machine.root, value)),
];

/** The ids of the active states. */
export const activeStates = (machine: AnyStateMachine, value: StateValue): Set<string> =>
  new Set(activeNodes(machine, value).map(({ id }) => id));

/** Whether a machine has a state. */
export function hasState(machine: AnyStateMachine, value: StateValue): boolean {
  try {
    activeNodes(machine, value);
    return true;
  } catch {
    return false;
  }
}
