import { useEffect, useRef } from 'react';
import type { Carousel, CarouselMotion } from '@/effects/carousel';
import { loadTwice } from '@/loading/load-twice';
import { useCarouselHold } from './use-carousel-hold';

/**
 * Rows of slides that loop and autoplay unless they are held (ST-CAROUSEL). `motions` has an entry
 * per row and must be a stable reference. Swiper is loaded when the rows are near the viewport.
 */
export function useCarousel(motions: readonly CarouselMotion[]) {
  const { actor, ...hold } = useCarouselHold();
  const { container } = hold;
  const carousel = useRef<Carousel>(null);

  useEffect(() => {
    const element = container.current;
    if (!element) return;
    let isMounted = true;
    const update = async (isHeld: boolean) => {
      if (!isHeld && !carousel.current) {
        const { startCarousels } = await loadTwice(() => import('@/effects/carousel'));
        if (!isMounted) return;
        carousel.current ??= startCarousels(element, motions);
        actor.send({ type: 'slides.started' });
      }
      if (actor.getSnapshot().hasTag('held')) carousel.current?.hold();
      else carousel.current?.run();
    };
    const subscription = actor.subscribe((state) => {
      update(state.hasTag('held')).catch(() => {});
    });
    return () => {
      isMounted = false;
      subscription.unsubscribe();
      carousel.current?.destroy();
      carousel.current = null;
    };
  }, [actor, container, motions]);

  return hold;
}
