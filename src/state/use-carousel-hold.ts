import { carouselMachine } from '@machines/carousel.machine';
import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { watchReducedMotion } from '@/lib/reduced-motion';
import { watchView } from '@/lib/watch-view';
import { useActorRef } from './use-actor-ref';

/**
 * The actor that decides whether a carousel autoplays (ST-CAROUSEL), the ref of the carousel's
 * element, and the handlers that pause it while it is hovered or has focus.
 */
export function useCarouselHold() {
  const actor = useActorRef(carouselMachine);
  const container = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!container.current) return;
    const unwatchMotion = watchReducedMotion((isReduced) =>
      actor.send({ type: isReduced ? 'motion.reduced' : 'motion.allowed' }),
    );
    const unwatchView = watchView(
      container.current,
      (isInView) => actor.send({ type: isInView ? 'view.entered' : 'view.left' }),
      { rootMargin: '200px' },
    );
    return () => {
      unwatchMotion();
      unwatchView();
    };
  }, [actor]);

  return {
    actor,
    container,
    /** Whether the slides can move; only then are the controls shown. */
    isReady: useSelector(actor, (state) => state.matches({ slides: 'ready' })),
    isPaused: useSelector(actor, (state) => state.matches({ control: 'paused' })),
    pause: () => actor.send({ type: 'pause.pressed' }),
    play: () => actor.send({ type: 'play.pressed' }),
    holdHandlers: {
      onPointerEnter: () => actor.send({ type: 'pointer.entered' }),
      onPointerLeave: () => actor.send({ type: 'pointer.left' }),
      onFocus: () => actor.send({ type: 'focus.entered' }),
      onBlur: () => actor.send({ type: 'focus.left' }),
    },
  };
}
