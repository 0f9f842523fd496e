import { headerScrollMachine } from '@machines/header-scroll.machine';
import { useSelector } from '@xstate/react';
import { fromCallback } from 'xstate';
import { useActorRef } from './use-actor';

const withWindow = headerScrollMachine.provide({
  actors: {
    scrollPosition: fromCallback(({ sendBack }) => {
      const report = () => sendBack({ type: 'page.scrolled', y: scrollY });
      report();
      addEventListener('scroll', report, { passive: true });
      return () => removeEventListener('scroll', report);
    }),
  },
});

/** Whether the header is pinned, and whether the scroll-to-top button is shown (ST-SCROLL). */
export function useHeaderScroll() {
  const actor = useActorRef(withWindow);
  return {
    isPinned: useSelector(actor, (state) => state.matches({ header: 'scrolled' })),
    isScrollToTopShown: useSelector(actor, (state) => state.matches({ scrollToTop: 'shown' })),
  };
}
