import { type RefObject, useRef } from 'react';
import { fromCallback } from 'xstate';
import type { Carousel, CarouselMotion } from '@/effects/carousel';
import { importWithRetry } from '@/loading/requests';
import { useActorRef } from './use-actor';
import { type CarouselActor, carouselOf, useAutoplay } from './use-autoplay';

/** Rows of slides, which move while no state holds them. */
const rowsIn = (container: RefObject<HTMLElement | null>, motions: readonly CarouselMotion[]) =>
  fromCallback(({ sendBack, system }) => {
    const actor: CarouselActor = system.get('carousel');
    let isMounted = true;
    let carousel: Carousel | undefined;
    const update = async (isHeld: boolean) => {
      if (!isHeld && !carousel && container.current) {
        const { startCarousels } = await importWithRetry(() => import('@/effects/carousel'));
        if (!isMounted || !container.current) return;
        carousel ??= startCarousels(container.current, motions);
        sendBack({ type: 'slides.started' });
      }
      if (actor.getSnapshot().hasTag('held')) carousel?.hold();
      else carousel?.run();
    };
    const subscription = actor.subscribe((state) => {
      update(state.hasTag('held')).catch(() => {});
    });
    return () => {
      isMounted = false;
      subscription.unsubscribe();
      carousel?.destroy();
    };
  });

/**
 * Rows of slides that loop and autoplay unless they are held (ST-CAROUSEL). `motions` has an entry
 * per row. Swiper is loaded when the rows are near the viewport. Returns the ref of their element, too.
 */
export function useCarousel(motions: readonly CarouselMotion[]) {
  const container = useRef<HTMLDivElement>(null);
  const actor = useActorRef(carouselOf(container, rowsIn(container, motions)), {
    systemId: 'carousel',
  });
  return { container, ...useAutoplay(actor) };
}
