import { desktopMenuMachine } from '@machines/desktop-menu.machine';
import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { isComposing } from '@/lib/is-composing';
import { useIsHydrated } from '@/lib/use-is-hydrated';
import { useActorRef } from './use-actor-ref';

/** The header's dropdown submenus: which one is open, and functions to open it (LAY-1). */
export function useDesktopMenu() {
  const actor = useActorRef(desktopMenuMachine);
  const openId = useSelector(actor, (state) => state.context.openId);
  const nav = useRef<HTMLElement>(null);
  const isAnyOpen = openId !== null;

  // A submenu that was opened before hydration stays open.
  useEffect(() => {
    const group = nav.current?.querySelector<HTMLElement>(
      '[data-group]:has([open]), [data-group]:hover',
    );
    const id = group?.dataset.group;
    if (!group || !id || id === actor.getSnapshot().context.openId) return;
    const isOpen = group.querySelector('[open]') !== null;
    actor.send({ type: isOpen ? 'group.pressed' : 'group.entered', id });
  }, [actor]);

  useEffect(() => {
    if (!isAnyOpen) return;
    const dismiss = () => actor.send({ type: 'menu.dismissed' });
    const dismissFromOutside = ({ target }: Event) => {
      if (!nav.current?.contains(target as Node)) dismiss();
    };
    const dismissOnLink = ({ target }: Event) => {
      if ((target as Element).closest('a')) dismiss();
    };
    // On the document, since a hovered submenu is open without focus. If the submenu has focus, move
    // it to the button.
    const dismissOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || isComposing(event)) return;
      const button = nav.current?.querySelector<HTMLElement>('[open] > summary');
      if (button?.parentElement?.contains(document.activeElement)) button.focus();
      dismiss();
    };
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('pointerdown', dismissFromOutside, { signal });
    document.addEventListener('focusin', dismissFromOutside, { signal });
    document.addEventListener('keydown', dismissOnEscape, { signal });
    nav.current?.addEventListener('click', dismissOnLink, { signal });
    return () => listening.abort();
  }, [actor, isAnyOpen]);

  return {
    nav,
    /** False before hydration, when CSS and `details` open the submenus. */
    isLive: useIsHydrated(),
    isOpen: (id: string) => id === openId,
    press: (id: string) => actor.send({ type: 'group.pressed', id }),
    enter: (id: string) => actor.send({ type: 'group.entered', id }),
    leave: () => actor.send({ type: 'group.left' }),
  };
}
