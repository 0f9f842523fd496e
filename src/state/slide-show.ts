import Swiper from 'swiper';
import { prefersReducedMotion } from '@/lib/reduced-motion';

export type SlideShow = { show: (index: number) => void; destroy: () => void };

/** ms that a slide takes to come (BIZ-10). */
const speed = 300;

/** Turns a `.carousel` into a looping Swiper of one slide; `onDrag` is told what a drag brought. */
export function startSlideShow(viewport: HTMLElement, onDrag: (index: number) => void): SlideShow {
  viewport.scrollLeft = 0;
  const count = viewport.querySelectorAll('.carousel-slide').length;
  const swiper = new Swiper(viewport, {
    wrapperClass: 'carousel-track',
    slideClass: 'carousel-slide',
    loop: true,
    speed,
  });
  swiper.on('realIndexChange', () => onDrag(swiper.realIndex));
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
