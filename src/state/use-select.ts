import { selectMachine } from '@machines/select.machine';
import { useSelector } from '@xstate/react';
import { usePageActor } from './use-actor';

/**
 * A dropdown and its chosen value, initially `initial`; the page keeps it under its `name` for the
 * visit (ST-INTEREST, GEN-1).
 */
export function useSelect(name: string, initial: string) {
  const actor = usePageActor(name, selectMachine, { input: { value: initial } });
  return {
    value: useSelector(actor, ({ context }) => context.value),
    isOpen: useSelector(actor, (state) => state.matches('open')),
    open: () => actor.send({ type: 'list.opened' }),
    close: () => actor.send({ type: 'list.closed' }),
    choose: (value: string) => actor.send({ type: 'option.chosen', value }),
  };
}
