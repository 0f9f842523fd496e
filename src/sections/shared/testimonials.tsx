import type { CSSProperties } from 'react';
import { MotionToggle } from '@/components/motion-toggle';
import { Column, Section, SectionIntro } from '@/components/section';
import { testimonialsIntro } from '@/content/home';
import { type Testimonial, testimonials } from '@/content/testimonials';
import { slide } from '@/specification';
import { useCarousel } from '@/state/use-carousel';
import { TestimonialCard } from './testimonial-card';

const motions = [{ speed: slide.testimonial }, { speed: slide.testimonial, isReversed: true }];

/** The second row begins at the end, so that what comes in there is what leaves the first (BIZ-10). */
const rows = [
  { label: 'Testimonials', items: testimonials },
  { label: 'Testimonials, once more', items: [...testimonials].reverse() },
];

/** Which one it is, shown where one is seen at a time: “2 of 8”. The carousel changes their order. */
const placeOf = (testimonial: Testimonial) =>
  ({
    '--place': `'${1 + testimonials.indexOf(testimonial)} of ${testimonials.length}'`,
  }) as CSSProperties;

/** HOME-10: two rows that move in opposite directions, 12 s a slide; on a phone, one that rests (BIZ-10). */
export function Testimonials() {
  const { container, toggle, holdHandlers } = useCarousel(motions);
  return (
    <Section labelledBy="testimonials-title" background="mint" className="overflow-x-clip">
      <Column className="flex justify-between gap-4 sm:items-end sm:gap-6">
        <SectionIntro id="testimonials-title" {...testimonialsIntro} className="grow" />
        <MotionToggle {...toggle} of="testimonials" />
      </Column>
      <div
        ref={container}
        {...holdHandlers}
        className="relative mt-5 grid gap-4 sm:mt-9 sm:gap-6 lg:mt-14"
      >
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
                <li
                  key={testimonial.id}
                  className="carousel-slide flex"
                  style={placeOf(testimonial)}
                >
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
