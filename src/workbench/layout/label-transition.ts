import type { AnyTransitionDefinition } from 'xstate';
import { nameEvent, nameOf } from '../model/names';

/** The duration of a named delay; empty if there is none, or it is computed. */
function nameDelay({ source, ...transition }: AnyTransitionDefinition): string {
  const { delay } = transition as { delay?: string | number };
  const duration: unknown = source.machine.implementations.delays[delay ?? ''];
  return typeof duration === 'number' ? `${duration} ms` : '';
}

/** A transition's label: its event, and its delay and guard. */
export function labelTransition(transition: AnyTransitionDefinition) {
  const guard = transition.guard ? nameOf(transition.guard) : '';
  const conditions = [nameDelay(transition), guard && `if ${guard}`];
  return {
    event: nameEvent(transition.eventType),
    guard,
    condition: conditions.filter(Boolean).join(', '),
  };
}
