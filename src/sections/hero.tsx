import { ButtonLink } from '@/components/button';
import { Column } from '@/components/section';
import { hero } from '@/content/home';
import { PayStatement } from '@/illustrations/pay-statement';
import { Reconciliation } from '@/illustrations/reconciliation';

/** HOME-1 */
export const Hero = () => (
  <section aria-labelledby="hero-title" className="hero relative overflow-x-clip">
    <div
      aria-hidden
      className="ruled ruled-right absolute inset-y-0 right-0 w-2/3 max-lg:top-[37.5rem]"
    />
    <Column className="relative grid items-start gap-x-10 gap-y-16 pt-10 pb-20 lg:grid-cols-[1.06fr_1fr] lg:pt-16 lg:pb-32">
      <div className="lg:pt-14">
        <h1 id="hero-title" className="max-w-[7.3em] text-display">
          {hero.title}
        </h1>
        <p className="mt-7 max-w-[28em] text-lg text-ink-soft">{hero.lead}</p>
        <div className="mt-9 flex flex-wrap gap-3 max-sm:*:flex-1">
          <ButtonLink to={hero.primary.link}>{hero.primary.label}</ButtonLink>
          <ButtonLink to={hero.secondary.link} tone="secondary">
            {hero.secondary.label}
            <span className="sr-only"> from the questions owners ask</span>
          </ButtonLink>
        </div>
        <p className="figure mt-8 flex flex-wrap gap-x-6 text-sm text-ink-soft">
          <strong className="font-semibold text-ink">{hero.proof}</strong>
          <span>{hero.hours}</span>
        </p>
      </div>
      <figure className="relative mx-auto w-full max-w-[32rem] pb-44 sm:pb-40 lg:max-w-none">
        <figcaption className="sr-only">
          A pay statement that adds up, and the same day’s bank reconciliation.
        </figcaption>
        <PayStatement className="pb-20 sm:ml-16 lg:mr-[-1.5rem] lg:ml-14" />
        <span className="stamp absolute -top-4 right-3 lg:-right-1 xl:-right-10">
          Filed on time
        </span>
        {/* At its whole height from its first line on: what hangs from below would grow upward. */}
        <Reconciliation className="absolute bottom-0 left-4 min-h-[14.5rem] w-[17.5rem] sm:left-0" />
      </figure>
    </Column>
  </section>
);
