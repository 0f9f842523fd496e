import type {
  AnyMachineSnapshot,
  AnyStateMachine,
  AnyTransitionDefinition,
  StateValue,
} from 'xstate';
import { actionWords } from '../model/action-words';
import { jsonCopy, revive } from '../model/json-copy';
import { activeNodes } from '../model/parts';
import type { TraceStep } from '../model/trace';
import { errorMessage } from '../model/values';
import { runWithoutEffects } from '../model/xstate-internals';

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

/** The transitions that a chart takes at a step, and its result; if it fails, the error's message. */
export type ChartStep = {
  taken: readonly AnyTransitionDefinition[];
  result: ChartResult | string;
};

/** A snapshot whose children are stubs, which is enough to compute a transition. */
function snapshotAt(
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

/** Computes a chart's step, given the context and the child actors before it. */
export function computeStep(
  machine: AnyStateMachine,
  { from, event }: TraceStep,
  context: object,
  children: readonly string[] = [],
): ChartStep {
  try {
    const before =
      from === null ? null : snapshotAt(machine, from, revive(context) as object, children);
    const ran = runWithoutEffects(machine, before, revive(event) as typeof event);
    const { after, actions } = ran;
    const result = {
      to: after.value,
      context: jsonCopy(after.context),
      actions: actions.map(actionWords),
      children: Object.keys(after.children),
    };
    return { taken: ran.taken, result };
  } catch (error) {
    return { taken: [], result: errorMessage(error) };
  }
}
