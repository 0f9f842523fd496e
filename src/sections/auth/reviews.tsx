import { ChevronLeft, ChevronRight } from 'lucide';
import { Portrait } from '@/brand/portrait';
import { Icon } from '@/components/icon';
import { MotionToggle } from '@/components/motion-toggle';
import { NonBreaking } from '@/components/non-breaking';
import { auth } from '@/content/auth';
import { testimonials } from '@/content/testimonials';
import { useSlideShow } from '@/state/use-slide-show';

const { label, previous, next } = auth.reviews;

const buttonClass =
  'round-button grid size-11 place-items-center rounded-full ring-[1.5px] ring-on-evergreen/40 ring-inset hover:ring-on-evergreen';

/** Testimonials, one at a time (AUTH-1). */
export function Reviews() {
  const show = useSlideShow(testimonials.length);
  const { container, holdHandlers, isReady, index, isRunning, toggle } = show;
  const arrowClass = `${buttonClass} ${isReady ? '' : 'invisible'}`;
  return (
    <section
      ref={container}
      aria-label={label}
      aria-roledescription="carousel"
      className="max-w-[34rem]"
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: without script, the keyboard scrolls it. */}
      <div tabIndex={0} {...holdHandlers} className="carousel carousel-single whole">
        <ul className="carousel-track items-end">
          {testimonials.map(({ id, img, name, designation, review }, place) => (
            <li
              key={id}
              aria-hidden={isReady && place !== index}
              className="carousel-slide lg:min-h-70"
            >
              <figure>
                <blockquote className="pl-0.5 font-heading text-2xl font-medium text-balance lg:max-xl:text-xl xl:text-[1.625rem]/8">
                  <NonBreaking text={`“${review}”`} />
                </blockquote>
                <figcaption className="mt-8 flex items-center gap-4">
                  <Portrait src={img} size={56} />
                  <span className="leading-6">
                    <span className="block font-semibold">{name}</span>
                    <span className="text-sm text-on-evergreen-soft">{designation}</span>
                  </span>
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </div>
      <div className="mt-10 flex items-center gap-3 border-t border-on-evergreen/20 pt-6">
        {/* Without the button beside them, which would hold what it plays. */}
        <div {...holdHandlers} className="contents">
          <button
            type="button"
            aria-label={previous}
            onClick={show.showPrevious}
            className={arrowClass}
          >
            <Icon icon={ChevronLeft} className="size-5" />
          </button>
          <button type="button" aria-label={next} onClick={show.showNext} className={arrowClass}>
            <Icon icon={ChevronRight} className="size-5" />
          </button>
        </div>
        <MotionToggle {...toggle} of="reviews" tone="inverse" />
        <p
          aria-live={isRunning ? 'off' : 'polite'}
          className="figure ml-auto text-sm text-on-evergreen-soft"
        >
          <span className="sr-only">Review </span>
          <span>{`${index + 1} of ${testimonials.length}`}</span>
        </p>
      </div>
    </section>
  );
}
