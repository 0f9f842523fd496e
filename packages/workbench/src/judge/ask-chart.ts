import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  initialTransition,
  type StateValue,
  transition,
} from 'xstate';
import { actionWords } from '../model/action-words';
import type { TraceStep } from '../model/trace';

/** What a chart does at a step: where it comes to, what it runs, and the actors that it has then. */
export type ChartAnswer = {
  to: StateValue;
  context: object;
  actions: readonly string[];
  children: readonly string[];
};

/** A snapshot of a machine; of its actors it has the names alone, which is all that a step needs. */
function stand(
  machine: AnyStateMachine,
  value: StateValue,
  context: object,
  children: readonly string[],
): AnyMachineSnapshot {
  const snapshot = machine.resolveState({ value, context } as never);
  const invoked = snapshot._nodes.flatMap(({ invoke }) => invoke.map(({ id }) => id));
  const names = new Set([...children, ...invoked]);
  return Object.assign(snapshot, {
    children: Object.fromEntries([...names].map((id) => [id, { id }])),
  });
}

/**
 * What a chart makes of a step's event, from the step's own state and the context until then; as a
 * text, why it cannot take it. `children` are the actors that it had.
 */
export function askChart(
  machine: AnyStateMachine,
  { from, event }: TraceStep,
  context: object,
  children: readonly string[],
): ChartAnswer | string {
  try {
    const [after, actions] =
      from === null
        ? initialTransition(machine, (event as { input?: unknown }).input)
        : transition(machine, stand(machine, from, context, children), event);
    return {
      to: after.value,
      context: after.context,
      actions: actions.map(actionWords),
      children: Object.keys(after.children),
    };
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
