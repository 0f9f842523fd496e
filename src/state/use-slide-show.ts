import { slideShowMachine } from '@machines/slide-show.machine';
import { useSelector } from '@xstate/react';
import { type RefObject, useRef } from 'react';
import { type ActorRefFrom, fromCallback } from 'xstate';
import type { SlideShow } from '@/effects/slide-show';
import { importWithRetry } from '@/loading/requests';
import { useActorRef } from './use-actor';
import { type CarouselActor, carouselOf, useAutoplay } from './use-autoplay';

/** The slides of a show, which they hold while a state of their carousel does. */
const slidesIn = (container: RefObject<HTMLElement | null>) =>
  fromCallback(({ sendBack, system }) => {
    const viewport = container.current?.querySelector<HTMLElement>('.carousel');
    if (!viewport) return;
    const carousel: CarouselActor = system.get('carousel');
    const show: ActorRefFrom<typeof slideShowMachine> = system.get('slideShow');
    let isMounted = true;
    let slides: SlideShow | undefined;
    const start = async () => {
      const { startSlideShow } = await importWithRetry(() => import('@/effects/slide-show'));
      if (!isMounted || slides) return;
      slides = startSlideShow(viewport, (index) => show.send({ type: 'slide.shown', index }));
      slides.show(show.getSnapshot().context.index);
      sendBack({ type: 'slides.started' });
    };
    const near = carousel.select((state) => state.matches({ view: 'inside' }));
    const startIfNear = (isNear: boolean) => void (isNear && start().catch(() => {}));
    // It already is if it was restored there.
    startIfNear(near.get());
    const subscriptions = [
      near.subscribe(startIfNear),
      carousel
        .select((state) => state.hasTag('held') || state.matches({ slides: 'still' }))
        .subscribe((isHeld) => show.send({ type: isHeld ? 'show.held' : 'show.released' })),
      show.select(({ context }) => context.index).subscribe((index) => slides?.show(index)),
    ];
    return () => {
      isMounted = false;
      for (const subscription of subscriptions) subscription.unsubscribe();
      slides?.destroy();
    };
  });

/**
 * A carousel of single slides with previous and next buttons that autoplays unless it is held
 * (AUTH-1, ST-CAROUSEL). Swiper is loaded when it is near the viewport. Later changes of `count` are
 * ignored. Returns the ref of its element, too.
 */
export function useSlideShow(count: number) {
  const container = useRef<HTMLDivElement>(null);
  const hold = carouselOf(container, slidesIn(container));
  const actor = useActorRef(slideShowMachine.provide({ actors: { hold } }), {
    input: { count },
    systemId: 'slideShow',
  });
  const carousel = useSelector(actor, ({ children }) => children.hold) as CarouselActor;
  return {
    container,
    ...useAutoplay(carousel),
    index: useSelector(actor, ({ context }) => context.index),
    isRunning: useSelector(actor, (state) => state.matches('running')),
    showNext: () => actor.send({ type: 'next.pressed' }),
    showPrevious: () => actor.send({ type: 'previous.pressed' }),
  };
}
