import { createMask, maskParams, maskPassed, type TypedKeys } from '../recorder/mask';
import type { MaskMessage } from './watch-actors';

/**
 * Creates the `mask` of a hook: by machine id, the keys below which it has what people typed, of which
 * every character is posted as a bullet; see `createMask`.
 */
export function maskMessages(keys: TypedKeys): MaskMessage {
  const mask = createMask(keys);
  return (message, { own, starter, sender }) => {
    /** What an actor starts with or ends with. */
    const hide = <Data extends object>(data: Data): Data =>
      mask(own, maskPassed(mask, starter, data));
    if (message.kind === 'step') {
      const { event, changed, actions } = message;
      return {
        ...message,
        event: event.type === 'xstate.init' ? hide(event) : mask(own, event),
        changed: mask(own, changed),
        actions: actions.map(({ type, params }) => ({
          type,
          params: maskParams(mask, own, params),
        })),
      };
    }
    if (message.kind === 'message') return { ...message, event: mask(sender, hide(message.event)) };
    if (message.kind === 'end') return hide(message);
    return message;
  };
}
