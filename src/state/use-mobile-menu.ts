import { mobileMenuMachine } from '@machines/mobile-menu.machine';
import { useSelector } from '@xstate/react';
import { fromCallback } from 'xstate';
import { wideHeader } from '@/lib/wide-header';
import { useActorRef } from './use-actor';
import { useModalDialog } from './use-modal-dialog';

const withWindow = mobileMenuMachine.provide({
  actors: {
    width: fromCallback(({ sendBack }) => {
      const query = matchMedia(`(width >= ${wideHeader}rem)`);
      const closeIfWide = () => {
        if (query.matches) sendBack({ type: 'menu.closed' });
      };
      query.addEventListener('change', closeIfWide);
      // A menu that was opened before hydration: once it is rendered as open, so that its dialog closes.
      requestAnimationFrame(closeIfWide);
      return () => query.removeEventListener('change', closeIfWide);
    }),
  },
});

/** The slide-in menu, the ref of its dialog, and its expanded submenu (ST-MENU). */
export function useMobileMenu() {
  const actor = useActorRef(withWindow);
  const isOpen = useSelector(actor, (state) => state.matches('open'));
  const expandedId = useSelector(actor, (state) => state.context.expandedId);
  const open = () => actor.send({ type: 'menu.opened' });
  const close = () => actor.send({ type: 'menu.closed' });

  return {
    dialog: useModalDialog(isOpen, open),
    isOpen,
    isExpanded: (id: string) => id === expandedId,
    open,
    close,
    toggleSubmenu: (id: string) => actor.send({ type: 'submenu.toggled', id }),
  };
}
