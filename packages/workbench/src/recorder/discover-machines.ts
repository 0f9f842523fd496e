import type { AnyStateMachine } from 'xstate';
import { createKeys } from './definitions';

/**
 * Finds the key of the machine that an actor runs, and adds it to `machines` under that key if it is
 * not there. `onMachine` is called with the key when that happens.
 */
export function discoverMachines(
  machines: Readonly<Record<string, AnyStateMachine>>,
  onMachine?: (key: string) => void,
): (logic: AnyStateMachine) => string {
  const keyOf = createKeys(machines);
  return (logic) => {
    const key = keyOf(logic);
    if (!Object.hasOwn(machines, key)) {
      (machines as Record<string, AnyStateMachine>)[key] = logic;
      onMachine?.(key);
    }
    return key;
  };
}
