import { MotionToggle } from '@/components/motion-toggle';
import { Portrait } from '@/components/portrait';
import { Column, Section, SectionIntro } from '@/components/section';
import { Unbroken } from '@/components/unbroken';
import { testimonialsIntro } from '@/content/home';
import { type Testimonial, testimonials } from '@/content/testimonials';
import { useCarousel } from '@/state/use-carousel';

const motions = [
  { speed: 12000, delay: 0 },
  { speed: 12000, delay: 0, isReversed: true },
];

/** The second row starts half-way, so that no two cards stand above each other's copy. */
const half = testimonials.length / 2;
const rows = [
  { label: 'Testimonials', items: testimonials },
  {
    label: 'Testimonials, once more',
    items: [...testimonials.slice(half), ...testimonials.slice(0, half)],
  },
];

/** HOME-10: two rows that pass each other, 12 s a slide (BIZ-10). */
export function Testimonials() {
  const { container, isReady, isPaused, pause, play, holdHandlers } = useCarousel(motions);
  return (
    <Section labelledBy="testimonials-title" ground="mint" className="overflow-x-clip">
      <Column className="flex flex-wrap items-end justify-between gap-6">
        <SectionIntro
          id="testimonials-title"
          heading={testimonialsIntro.heading}
          lead={testimonialsIntro.lead ?? ''}
        />
        <MotionToggle
          isOffered={isReady}
          isPaused={isPaused}
          onPause={pause}
          onPlay={play}
          of="testimonials"
        />
      </Column>
      <div ref={container} {...holdHandlers} className="mt-6 grid gap-4 sm:mt-12 sm:gap-6">
        {rows.map(({ label, items }, index) => (
          <section
            key={label}
            aria-label={label}
            aria-hidden={index > 0}
            tabIndex={index > 0 ? -1 : 0}
            className="carousel carousel-testimonials"
          >
            <ul className="carousel-track">
              {items.map((testimonial) => (
                <li key={testimonial.id} className="carousel-slide flex">
                  <TestimonialCard {...testimonial} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Section>
  );
}

const TestimonialCard = ({ img, name, designation, review }: Testimonial) => (
  <figure className="flex w-full flex-col justify-between rounded-xl bg-sheet p-5 sm:p-6">
    <blockquote className="text-card">
      <Unbroken text={`“${review}”`} />
    </blockquote>
    <figcaption className="mt-4 sm:mt-5 flex items-center gap-3">
      <Portrait src={img} size={44} />
      <span className="text-sm leading-5">
        <span className="block font-semibold">{name}</span>
        <span className="text-ink-soft">{designation}</span>
      </span>
    </figcaption>
  </figure>
);
