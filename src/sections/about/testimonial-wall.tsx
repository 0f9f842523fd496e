import { ScrollRow } from '@/components/scroll-row';
import { Column, Section, SectionIntro } from '@/components/section';
import { testimonialsIntro } from '@/content/home';
import { testimonials } from '@/content/testimonials';
import { TestimonialCard } from '@/sections/shared/testimonial-card';

/** All testimonials at once, as notes on a wall (ABOUT-1). */
export const TestimonialWall = () => (
  <Section labelledBy="testimonials-title">
    <Column>
      <SectionIntro id="testimonials-title" {...testimonialsIntro} />
      <ScrollRow label="Testimonials" count={testimonials.length} className="mt-3 sm:mt-9 lg:mt-14">
        <ul className="gap-5 sm:grid sm:grid-cols-2 lg:grid-cols-3">
          {testimonials.map((testimonial) => (
            <li
              key={testimonial.id}
              className="flex max-sm:flex-col max-sm:*:grow lg:first:col-span-2 lg:first:[&_blockquote]:max-w-[34em] lg:first:[&_blockquote]:text-xl"
            >
              <TestimonialCard {...testimonial} />
            </li>
          ))}
        </ul>
      </ScrollRow>
    </Column>
  </Section>
);
