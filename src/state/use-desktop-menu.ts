import { desktopMenuMachine } from '@machines/desktop-menu.machine';
import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { useActorRef } from './use-actor-ref';

/** The header's dropdown submenus: which is open, and what opens and dismisses it (LAY-1). */
export function useDesktopMenu() {
  const actor = useActorRef(desktopMenuMachine);
  const openId = useSelector(actor, (state) => state.context.openId);
  const nav = useRef<HTMLElement>(null);
  const dismiss = () => actor.send({ type: 'menu.dismissed' });

  useEffect(() => {
    const dismissFromOutside = (event: Event) => {
      if (!nav.current?.contains(event.target as Node)) actor.send({ type: 'menu.dismissed' });
    };
    // Escape counts wherever the focus is, for a submenu may show under the mouse alone; a focus
    // inside the submenu returns to its button.
    const dismissOnEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      const button = nav.current?.querySelector<HTMLElement>('[aria-expanded=true]');
      if (button?.parentElement?.contains(document.activeElement)) button.focus();
      actor.send({ type: 'menu.dismissed' });
    };
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('pointerdown', dismissFromOutside, { signal });
    document.addEventListener('focusin', dismissFromOutside, { signal });
    document.addEventListener('keydown', dismissOnEscape, { signal });
    return () => listening.abort();
  }, [actor]);

  return {
    nav,
    isOpen: (id: string) => id === openId,
    press: (id: string) => actor.send({ type: 'group.pressed', id }),
    enter: (id: string) => actor.send({ type: 'group.entered', id }),
    leave: () => actor.send({ type: 'group.left' }),
    dismiss,
  };
}
