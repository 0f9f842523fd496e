import { type AnyStateMachine, initialTransition, type StateValue, transition } from 'xstate';
import { actionWords } from '../model/action-words';
import { errorMessage } from '../model/error-message';
import { snapshotAt } from '../model/snapshot-at';
import type { TraceStep } from '../model/trace';

/**
 * A chart's result for a step: the next state and context, the actions, and the ids of its child
 * actors.
 */
export type ChartResult = {
  to: StateValue;
  context: object;
  actions: readonly string[];
  children: readonly string[];
};

/**
 * Computes the chart's result for a step's event, given the context and the child actors before it.
 * Returns the error's message if the chart can't handle the event.
 */
export function computeStep(
  machine: AnyStateMachine,
  { from, event }: TraceStep,
  context: object,
  children: readonly string[],
): ChartResult | string {
  try {
    const [after, actions] =
      from === null
        ? initialTransition(machine, (event as { input?: unknown }).input)
        : transition(machine, snapshotAt(machine, from, context, children), event);
    return {
      to: after.value,
      context: after.context,
      actions: actions.map(actionWords),
      children: Object.keys(after.children),
    };
  } catch (error) {
    return errorMessage(error);
  }
}
