import { ButtonLink } from '@/components/button';
import { Column } from '@/components/section';
import { cta } from '@/content/home';
import { PhoneHours } from '@/illustrations/phone-hours';

/** HOME-9: the call to action, with the hours in which somebody picks up. */
export const ContactCall = () => (
  <section aria-labelledby="call-title" className="pb-section">
    <Column>
      <div className="grid items-center gap-x-16 gap-y-12 rounded-xl bg-marigold-soft px-6 py-12 sm:px-12 lg:grid-cols-[1.35fr_1fr] lg:px-16 lg:py-16">
        <div>
          <h2 id="call-title" className="max-w-[14.6em] text-title">
            {cta.heading}
          </h2>
          <p className="mt-5 max-w-[30.6em] text-ink-soft">{cta.text}</p>
          <div className="mt-8 flex flex-wrap items-center gap-x-8 gap-y-4">
            <ButtonLink to={cta.action.link}>{cta.action.label}</ButtonLink>
            <a
              href={cta.phone.href}
              className="figure inline-flex min-h-11 items-center font-heading text-2xl font-bold tracking-tight underline-offset-8 hover:underline"
            >
              {cta.phone.label}
            </a>
          </div>
        </div>
        <figure>
          <PhoneHours />
          <figcaption className="mt-5 text-sm">Phones are open {cta.hours}.</figcaption>
        </figure>
      </div>
    </Column>
  </section>
);
