import { desktopMenuMachine } from '@machines/desktop-menu.machine';
import { useSelector } from '@xstate/react';
import { type RefObject, useRef } from 'react';
import { type EventObject, fromCallback } from 'xstate';
import { useIsHydrated } from '@/lib/hydration';
import { isComposing } from '@/lib/is-composing';
import { useActorRef } from './use-actor';

/** A submenu that was opened before hydration stays open. */
const earlyOpeningIn = (nav: RefObject<HTMLElement | null>) =>
  fromCallback<EventObject, { openId: string | null }>(({ sendBack, input }) => {
    const group = nav.current?.querySelector<HTMLElement>(
      '[data-group]:has([open]), [data-group]:hover',
    );
    const id = group?.dataset.group;
    if (!group || !id || id === input.openId) return;
    const isOpen = group.querySelector('[open]') !== null;
    sendBack({ type: isOpen ? 'group.pressed' : 'group.entered', id });
  });

const dismissalOf = (nav: RefObject<HTMLElement | null>) =>
  fromCallback(({ sendBack }) => {
    const dismiss = () => sendBack({ type: 'menu.dismissed' });
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
  });

/** The header's dropdown submenus: which one is open, and functions to open it (LAY-1). */
export function useDesktopMenu() {
  const nav = useRef<HTMLElement>(null);
  const actor = useActorRef(
    desktopMenuMachine.provide({
      actors: { earlyOpening: earlyOpeningIn(nav), dismissal: dismissalOf(nav) },
    }),
  );
  const openId = useSelector(actor, (state) => state.context.openId);
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
