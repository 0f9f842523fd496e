import type { RefObject } from 'react';
import { fromCallback } from 'xstate';
import { watchReducedMotion } from '@/effects/motion';
import { watchView } from '@/lib/watch-view';

/** Sends `motion.reduced` if the visitor asks for less motion, and each change (BIZ-8). */
export const motion = fromCallback(({ sendBack }) =>
  watchReducedMotion((isReduced) =>
    sendBack({ type: isReduced ? 'motion.reduced' : 'motion.allowed' }),
  ),
);

/** Sends `view.entered` and `view.left` as an element is scrolled into view and out of it. */
export const viewOf = (target: RefObject<Element | null>, options?: IntersectionObserverInit) =>
  fromCallback(({ sendBack }) => {
    if (!target.current) return;
    const report = (isInView: boolean) =>
      sendBack({ type: isInView ? 'view.entered' : 'view.left' });
    return watchView(target.current, report, options);
  });
