import type { AnyStateMachine, AnyStateNode, StateValue } from 'xstate';

/** The state nodes that a machine is in, its root first. */
export const activeNodes = (machine: AnyStateMachine, value: StateValue): AnyStateNode[] =>
  machine.resolveState({ value, context: {} } as never)._nodes;

/** The ids of the states that a machine is in. */
export const activeStates = (machine: AnyStateMachine, value: StateValue): Set<string> =>
  new Set(activeNodes(machine, value).map(({ id }) => id));
