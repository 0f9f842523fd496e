import { carouselMachine } from '@machines/carousel.machine';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { watchReducedMotion } from '@/lib/reduced-motion';
import { watchView } from '@/lib/watch-view';
import type { Carousel, CarouselMotion } from './carousel';

/**
 * Rows of slides that loop and move by themselves unless they are held (ST-CAROUSEL), each with
 * the motion of its place in `motions`, a constant. Swiper is fetched once they are near the screen.
 */
export function useCarousel(motions: readonly CarouselMotion[]) {
  const actor = useActorRef(carouselMachine);
  const container = useRef<HTMLDivElement>(null);
  const carousel = useRef<Carousel>(null);

  useEffect(() => {
    const element = container.current;
    if (!element) return;
    let isMounted = true;
    const unwatchMotion = watchReducedMotion((isReduced) =>
      actor.send({ type: isReduced ? 'motion.reduced' : 'motion.allowed' }),
    );
    const unwatchView = watchView(
      element,
      (isInView) => actor.send({ type: isInView ? 'view.entered' : 'view.left' }),
      { rootMargin: '200px' },
    );
    const follow = async (isHeld: boolean) => {
      if (!isHeld && !carousel.current) {
        const { startCarousels } = await import('./carousel');
        if (isMounted) carousel.current ??= startCarousels(element, motions);
      }
      if (actor.getSnapshot().hasTag('held')) carousel.current?.hold();
      else carousel.current?.run();
    };
    const subscription = actor.subscribe((state) => {
      follow(state.hasTag('held')).catch(() => {});
    });
    return () => {
      isMounted = false;
      unwatchMotion();
      unwatchView();
      subscription.unsubscribe();
      carousel.current?.destroy();
      carousel.current = null;
    };
  }, [actor, motions]);

  return {
    container,
    isPaused: useSelector(actor, (state) => state.matches({ control: 'paused' })),
    pause: () => actor.send({ type: 'pause.pressed' }),
    play: () => actor.send({ type: 'play.pressed' }),
    /** Handlers that hold the rows while the visitor points at them or is inside them. */
    holders: {
      onPointerEnter: () => actor.send({ type: 'pointer.entered' }),
      onPointerLeave: () => actor.send({ type: 'pointer.left' }),
      onFocus: () => actor.send({ type: 'focus.entered' }),
      onBlur: () => actor.send({ type: 'focus.left' }),
    },
  };
}
