import Swiper from 'swiper';

export type CarouselMotion = {
  /** How long one slide takes to pass, in ms. */
  speed: number;
  /** Pause between slides, in ms; 0 for none. */
  delay: number;
  /** Runs to the right instead of the left. */
  isReversed?: boolean;
};

/** How long a row takes to come to rest after a drag, in ms. */
const settling = 300;

export type Carousel = { run: () => void; hold: () => void; destroy: () => void };

/**
 * Turns each row of slides in a container into a looping Swiper with its own motion, held at first.
 * `hold` stops the rows at once, even between two slides; `run` continues from there.
 */
export function startCarousels(
  container: HTMLElement,
  motions: readonly CarouselMotion[],
): Carousel {
  const viewports = [...container.querySelectorAll<HTMLElement>('.carousel')];
  const rows = motions.flatMap((motion, index) => {
    const viewport = viewports[index];
    return viewport ? [startRow(viewport, motion)] : [];
  });
  const all = (act: (row: Carousel) => void) => () => rows.forEach(act);
  return {
    run: all((row) => row.run()),
    hold: all((row) => row.hold()),
    destroy: all((row) => row.destroy()),
  };
}

function startRow(viewport: HTMLElement, { speed, delay, isReversed }: CarouselMotion): Carousel {
  viewport.scrollLeft = 0;
  // Otherwise a slide would arrive before its picture.
  for (const image of viewport.querySelectorAll('img')) image.loading = 'eager';
  const swiper = new Swiper(viewport, {
    wrapperClass: 'carousel-track',
    slideClass: 'carousel-slide',
    slidesPerView: 'auto',
    loop: true,
    speed: settling,
  });
  let isRunning = false;
  let rest: ReturnType<typeof setTimeout> | undefined;

  /** The part of the current slide that is still to pass, as a share of its width. */
  const remainder = () => {
    const { activeIndex, slidesGrid, slidesSizesGrid } = swiper;
    const distance = Math.abs((slidesGrid[activeIndex] ?? 0) + swiper.getTranslate());
    return Math.min(1, distance / (slidesSizesGrid[activeIndex] ?? distance));
  };
  const advance = () => {
    if (!isRunning) return;
    const share = remainder();
    if (share > 0.01) swiper.slideTo(swiper.activeIndex, Math.ceil(speed * share));
    else if (isReversed) swiper.slidePrev(speed);
    else swiper.slideNext(speed);
  };
  const queue = () => {
    clearTimeout(rest);
    rest = setTimeout(advance, delay);
  };
  swiper.on('transitionEnd', queue);

  return {
    run() {
      if (isRunning) return;
      isRunning = true;
      queue();
    },
    hold() {
      isRunning = false;
      clearTimeout(rest);
      swiper.setTranslate(swiper.getTranslate());
      swiper.setTransition(0);
      swiper.animating = false;
    },
    destroy() {
      isRunning = false;
      // Destroying a Swiper ends its transition, which queues another move.
      swiper.destroy();
      clearTimeout(rest);
    },
  };
}
