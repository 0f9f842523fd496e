import { selectMachine } from '@machines/select.machine';
import { useSelector } from '@xstate/react';
import { useActorRef } from './use-actor-ref';

/** A dropdown and its chosen value, initially `initial` (ST-INTEREST). */
export function useSelect(initial: string) {
  const actor = useActorRef(selectMachine, { input: { value: initial } });
  return {
    value: useSelector(actor, ({ context }) => context.value),
    isOpen: useSelector(actor, (state) => state.matches('open')),
    toggle: () => actor.send({ type: 'list.toggled' }),
    choose: (value: string) => actor.send({ type: 'option.chosen', value }),
  };
}
