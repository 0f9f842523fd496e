import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyTransitionDefinition,
  createActor,
  type EventObject,
} from 'xstate';
import { nodesOf } from './state-nodes';
import { transitionsOfMicrostep } from './xstate-internals';

const automatic = new WeakMap<AnyStateMachine, boolean>();

/** Whether a machine has transitions without an event. */
function hasAlways(machine: AnyStateMachine): boolean {
  const known = automatic.get(machine);
  if (known !== undefined) return known;
  const found = nodesOf(machine).some(({ always = [] }) => always.length > 0);
  automatic.set(machine, found);
  return found;
}

/**
 * Runs a machine without effects, and reports the transitions of each of its steps. XState has no
 * function for that: `getMicrosteps` returns only their snapshots.
 */
function inspectSteps(
  machine: AnyStateMachine,
  before: AnyMachineSnapshot | null,
  event: EventObject,
): AnyTransitionDefinition[] {
  const taken: AnyTransitionDefinition[] = [];
  const self = createActor(machine, { input: (event as { input?: unknown }).input });
  self.system.inspect((report) => {
    if (report.type === '@xstate.microstep' && report.actorRef === self) {
      taken.push(...transitionsOfMicrostep(report));
    }
  });
  const nothing = () => {};
  const scope = {
    ...{ self, system: self.system, id: '', sessionId: '' },
    ...{ defer: nothing, emit: nothing, logger: nothing, stopChild: nothing },
    actionExecutor: nothing,
  };
  if (before) {
    const { value, context, historyValue, children } = before;
    const start = machine.resolveState({ value, context, historyValue } as never);
    machine.transition(Object.assign(start, { children }), event, scope as never);
  } else {
    machine.getInitialSnapshot(scope as never, (event as { input?: unknown }).input);
  }
  return taken;
}

/**
 * The transitions that a machine takes at an event, or at its start: that of the event, and those
 * without an event that follow. Throws if a guard does.
 */
export function transitionsTaken(
  machine: AnyStateMachine,
  before: AnyMachineSnapshot | null,
  event: EventObject,
): readonly AnyTransitionDefinition[] {
  if (hasAlways(machine)) return inspectSteps(machine, before, event);
  return before ? (machine.getTransitionData(before, event) ?? []) : [];
}

/** The same; none if the machine can't handle the event. */
export function transitionsIfAny(
  ...[machine, before, event]: Parameters<typeof transitionsTaken>
): readonly AnyTransitionDefinition[] {
  try {
    return transitionsTaken(machine, before, event);
  } catch {
    return [];
  }
}
