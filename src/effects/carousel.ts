import Swiper from 'swiper';

export type CarouselMotion = {
  /** How long a slide takes to scroll by, in ms; or, where one is in view, how long it rests. */
  speed: number;
  /** Moves to the right instead of the left. */
  isReversed?: boolean;
};

/** Duration of the snap after a drag, and of the change of a single slide, in ms. */
const settleTime = 300;

export type Carousel = { run: () => void; hold: () => void; destroy: () => void };

/**
 * Starts a looping Swiper, initially held, for each row of slides in a container. `hold` stops the
 * rows at once, even between two slides; `run` continues from there.
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
  return {
    run() {
      for (const row of rows) row.run();
    },
    hold() {
      for (const row of rows) row.hold();
    },
    destroy() {
      for (const row of rows) row.destroy();
    },
  };
}

function startRow(viewport: HTMLElement, { speed, isReversed }: CarouselMotion): Carousel {
  /** How many slides are in view, which changes with the width of the screen. */
  const inView = () => Number(getComputedStyle(viewport).getPropertyValue('--slides'));
  viewport.scrollLeft = 0;
  // Lazy images would still be loading when their slide scrolls into view.
  for (const image of viewport.querySelectorAll('img')) image.loading = 'eager';
  const swiper = new Swiper(viewport, {
    wrapperClass: 'carousel-track',
    slideClass: 'carousel-slide',
    slidesPerView: 'auto',
    loop: true,
    // Offset the second row so that no quote is visible twice, for up to three per row.
    initialSlide: isReversed && inView() < 4 ? 1 : 0,
    speed: settleTime,
  });
  let isRunning = false;
  let pause: ReturnType<typeof setTimeout> | undefined;

  /** The fraction of the current slide that still has to scroll by. */
  const remainingFraction = () => {
    const { activeIndex, slidesGrid, slidesSizesGrid } = swiper;
    const distance = Math.abs((slidesGrid[activeIndex] ?? 0) + swiper.getTranslate());
    return Math.min(1, distance / (slidesSizesGrid[activeIndex] ?? distance));
  };
  const advance = () => {
    if (!isRunning) return;
    const fraction = remainingFraction();
    const time = inView() === 1 ? settleTime : speed;
    if (fraction > 0.01) swiper.slideTo(swiper.activeIndex, Math.ceil(time * fraction));
    else if (isReversed) swiper.slidePrev(time);
    else swiper.slideNext(time);
  };
  const queue = () => {
    clearTimeout(pause);
    const rests = inView() === 1 && remainingFraction() <= 0.01;
    pause = setTimeout(advance, rests ? speed : 0);
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
      clearTimeout(pause);
      swiper.setTranslate(swiper.getTranslate());
      swiper.setTransition(0);
      swiper.animating = false;
    },
    destroy() {
      isRunning = false;
      // Destroying a Swiper ends its transition, which queues another move.
      swiper.destroy();
      clearTimeout(pause);
    },
  };
}
