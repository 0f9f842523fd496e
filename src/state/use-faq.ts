import { faqMachine } from '@machines/faq.machine';
import { useSelector } from '@xstate/react';
import { useActorRef } from './use-actor';

/** The open question of an accordion, by its index (ST-FAQ). */
export function useFaq() {
  const actor = useActorRef(faqMachine);
  const openIndex = useSelector(actor, (state) =>
    state.matches('open') ? state.context.openIndex : null,
  );
  return {
    isOpen: (index: number) => index === openIndex,
    toggle: (index: number) => actor.send({ type: 'item.toggled', index }),
  };
}
