import { slideShowMachine } from '@machines/slide-show.machine';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { SlideShow } from './slide-show';
import { useActorRef } from './use-actor-ref';
import { useCarouselHold } from './use-carousel-hold';

/**
 * A carousel of one slide with a previous and a next button, which moves on by itself unless it is
 * held (AUTH-1, ST-CAROUSEL). Swiper is fetched once it is near the screen; `count` is a constant.
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
      const { startSlideShow } = await import('./slide-show');
      if (!isMounted || slides) return;
      slides = startSlideShow(viewport, (index) => {
        if (index !== actor.getSnapshot().context.index) {
          actor.send({ type: 'slide.dragged', index });
        }
      });
      slides.show(actor.getSnapshot().context.index);
    };
    const holding = holder.subscribe((state) => {
      if (state.matches({ view: 'inside' })) start().catch(() => {});
      actor.send({ type: state.hasTag('held') ? 'show.held' : 'show.released' });
    });
    const showing = actor.subscribe(({ context }) => slides?.show(context.index));
    return () => {
      isMounted = false;
      holding.unsubscribe();
      showing.unsubscribe();
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
