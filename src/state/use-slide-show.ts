import { slideShowMachine } from '@machines/slide-show.machine';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { SlideShow } from '@/effects/slide-show';
import { loadTwice } from '@/loading/load-twice';
import { useActorRef } from './use-actor-ref';
import { useCarouselHold } from './use-carousel-hold';

/**
 * A carousel of single slides with previous and next buttons that autoplays unless it is held
 * (AUTH-1, ST-CAROUSEL). Swiper is loaded when it is near the viewport. Later changes of `count` are
 * ignored.
 */
export function useSlideShow(count: number) {
  const { actor: holder, ...hold } = useCarouselHold();
  const { container } = hold;
  const actor = useActorRef(slideShowMachine, { input: { count } });

  useEffect(() => {
    const viewport = container.current?.querySelector<HTMLElement>('.carousel');
    if (!viewport) return;
    let isMounted = true;
    let slides: SlideShow | undefined;
    const start = async () => {
      const { startSlideShow } = await loadTwice(() => import('@/effects/slide-show'));
      if (!isMounted || slides) return;
      slides = startSlideShow(viewport, (index) => actor.send({ type: 'slide.shown', index }));
      slides.show(actor.getSnapshot().context.index);
      holder.send({ type: 'slides.started' });
    };
    const subscriptions = [
      holder
        .select((state) => state.matches({ view: 'inside' }))
        .subscribe((isNear) => isNear && start().catch(() => {})),
      holder
        .select((state) => state.hasTag('held') || state.matches({ slides: 'still' }))
        .subscribe((isHeld) => actor.send({ type: isHeld ? 'show.held' : 'show.released' })),
      actor.select(({ context }) => context.index).subscribe((index) => slides?.show(index)),
    ];
    return () => {
      isMounted = false;
      for (const subscription of subscriptions) subscription.unsubscribe();
      slides?.destroy();
    };
  }, [holder, actor, container]);

  return {
    ...hold,
    index: useSelector(actor, ({ context }) => context.index),
    isRunning: useSelector(actor, (state) => state.matches('running')),
    showNext: () => actor.send({ type: 'next.pressed' }),
    showPrevious: () => actor.send({ type: 'previous.pressed' }),
  };
}
