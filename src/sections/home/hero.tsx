import { ContactLink } from '@/brand/contact-link';
import { ButtonLink } from '@/components/button';
import { Link } from '@/components/link';
import { NonBreaking } from '@/components/non-breaking';
import { Column } from '@/components/section';
import { phone } from '@/content/contact-links.excerpt';
import { hero } from '@/content/home';
import { SampleCheck } from './sample-check';

/** HOME-1 */
export const Hero = () => (
  <section aria-labelledby="hero-title" className="hero relative">
    <div aria-hidden className="ruled ruled-right absolute inset-y-0 right-0 w-2/3 max-md:hidden" />
    <Column className="relative grid grid-cols-1 items-start gap-x-8 gap-y-3.5 pt-2 pb-5 sm:gap-y-5 sm:pt-5 lg:gap-y-8 md:pt-10 md:pb-10 md:grid-cols-[1fr_22rem] md:grid-rows-[auto_1fr] lg:grid-cols-[1.06fr_1fr] lg:gap-x-10 lg:pt-14 lg:pb-12">
      <div>
        {/* With wider letters, its lines may reach up to the statement. */}
        <h1
          id="hero-title"
          className="max-w-[8em] text-display max-sm:text-[min(2.5rem,13.75vw)] lg:-mr-14 md:max-lg:text-[3.5rem] lg:max-xl:text-[4rem] 2xl:text-[6.5rem]"
        >
          {hero.title}
        </h1>
        <p className="mt-4 max-w-[30em] text-pretty text-base text-ink-soft sm:mt-7 lg:text-lg">
          {hero.lead} <strong className="font-semibold text-ink">{hero.promise}</strong>
        </p>
        <div className="mt-4 flex flex-wrap gap-3 sm:mt-9 max-sm:*:flex-1">
          <ButtonLink to={hero.primary.link}>{hero.primary.label}</ButtonLink>
          <ButtonLink to={hero.secondary.link} tone="secondary">
            {hero.secondary.label}
            <span className="sr-only"> from the questions owners ask</span>
          </ButtonLink>
        </div>
      </div>
      <p className="flex flex-wrap gap-x-6 text-sm text-ink-soft tabular-nums max-sm:flex-col md:col-start-1 md:row-start-2 lg:max-w-60 lg:flex-col xl:max-w-88">
        <span className="flex flex-wrap items-baseline gap-x-5 gap-y-3">
          <Link
            to="/contact"
            className="-my-1.5 py-2.5 font-semibold text-ink underline decoration-marigold decoration-2 underline-offset-4"
          >
            {hero.call}
          </Link>
          <ContactLink
            {...phone}
            className="header:hidden -my-1.5 py-2.5 font-semibold text-ink underline decoration-marigold decoration-2 underline-offset-4"
          />
        </span>
        <span className="max-sm:hidden header:hidden">
          <NonBreaking text={hero.hours} />
        </span>
      </p>
      <SampleCheck />
    </Column>
  </section>
);
