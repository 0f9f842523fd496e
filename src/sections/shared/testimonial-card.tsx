import { Portrait } from '@/brand/portrait';
import { NonBreaking } from '@/components/non-breaking';
import type { Testimonial } from '@/content/testimonials';

/** A client's review, name and role. */
export const TestimonialCard = ({ img, name, designation, review }: Testimonial) => (
  <figure className="flex w-full flex-col justify-between rounded-xl border border-line bg-sheet p-5 sm:p-6">
    <blockquote className="text-card">
      <NonBreaking text={`“${review}”`} />
    </blockquote>
    <figcaption className="mt-4 sm:mt-5 flex flex-wrap items-center gap-3">
      <Portrait src={img} size={44} />
      {/* Below the portrait if a word does not fit beside it. */}
      <span className="grow basis-[min-content] text-sm leading-5">
        <span className="block font-semibold">{name}</span>
        <span className="block text-balance text-ink-soft">{designation}</span>
      </span>
    </figcaption>
  </figure>
);
