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
    const types = ['pointerdown', 'focusin'];
    for (const type of types) document.addEventListener(type, dismissFromOutside);
    return () => {
      for (const type of types) document.removeEventListener(type, dismissFromOutside);
    };
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
