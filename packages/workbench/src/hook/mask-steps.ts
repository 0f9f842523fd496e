import { createMask, maskAction, maskPassed, type TypedKeys } from '../recorder/mask';
import type { MaskStep } from './watch-actors';

/**
 * Creates the `mask` of a hook: by machine id, the keys below which it has what people typed, of which
 * every character is posted as a bullet; see `createMask`.
 */
export function maskSteps(keys: TypedKeys): MaskStep {
  const mask = createMask(keys);
  return ({ event, changed, actions, ...step }, machine, starter) => ({
    ...step,
    event: mask(machine, event.type === 'xstate.init' ? maskPassed(mask, starter, event) : event),
    changed: mask(machine, changed),
    actions: actions.map((action) => maskAction(mask, machine, action)),
  });
}
