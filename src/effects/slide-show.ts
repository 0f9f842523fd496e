import Swiper from 'swiper';
import { slide } from '@/specification';
import { prefersReducedMotion } from './motion';

export type SlideShow = { show: (index: number) => void; destroy: () => void };

const speed = slide.slider;

/**
 * Starts a looping Swiper that shows one slide at a time; `onShow` receives a new slide's index.
 */
export function startSlideShow(viewport: HTMLElement, onShow: (index: number) => void): SlideShow {
  viewport.scrollLeft = 0;
  const count = viewport.querySelectorAll('.carousel-slide').length;
  const swiper = new Swiper(viewport, {
    wrapperClass: 'carousel-track',
    slideClass: 'carousel-slide',
    loop: true,
    // By default, a press during a transition is ignored.
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
