import Swiper from 'swiper';
import { prefersReducedMotion } from '@/lib/reduced-motion';

export type SlideShow = { show: (index: number) => void; destroy: () => void };

/** How long a transition takes, in ms (BIZ-10). */
const speed = 300;

/**
 * Turns a `.carousel` into a looping one-slide Swiper; `onShow` gets the index of the next slide.
 */
export function startSlideShow(viewport: HTMLElement, onShow: (index: number) => void): SlideShow {
  viewport.scrollLeft = 0;
  const count = viewport.querySelectorAll('.carousel-slide').length;
  const swiper = new Swiper(viewport, {
    wrapperClass: 'carousel-track',
    slideClass: 'carousel-slide',
    loop: true,
    // Otherwise a press during a transition would be lost.
    loopPreventsSliding: false,
    speed,
  });
  swiper.on('realIndexChange', () => onShow(swiper.realIndex));
  return {
    show(index) {
      if (index === swiper.realIndex) return;
      const duration = prefersReducedMotion() ? 0 : speed;
      if (index === (swiper.realIndex + 1) % count) swiper.slideNext(duration);
      else if ((index + 1) % count === swiper.realIndex) swiper.slidePrev(duration);
      else swiper.slideToLoop(index, duration);
    },
    destroy: () => swiper.destroy(),
  };
}
