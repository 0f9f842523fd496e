import { mobileMenuMachine } from '@machines/mobile-menu.machine';
import { useSelector } from '@xstate/react';
import { useActorRef } from './use-actor-ref';
import { useModalDialog } from './use-modal-dialog';

/** The slide-in menu, its dialog element and its one expanded submenu (ST-MENU). */
export function useMobileMenu() {
  const actor = useActorRef(mobileMenuMachine);
  const isOpen = useSelector(actor, (state) => state.matches('open'));
  const expandedId = useSelector(actor, (state) => state.context.expandedId);
  return {
    dialog: useModalDialog(isOpen),
    isOpen,
    isExpanded: (id: string) => id === expandedId,
    open: () => actor.send({ type: 'menu.opened' }),
    close: () => actor.send({ type: 'menu.closed' }),
    toggleSubmenu: (id: string) => actor.send({ type: 'submenu.toggled', id }),
  };
}
