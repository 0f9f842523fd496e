import type { ComponentProps } from 'react';
import { ContactLink } from '@/brand/contact-link';
import { LeadShelf } from '@/brand/lead-shelf';
import { OpenNow } from '@/brand/open-now';
import { ButtonLink } from '@/components/button';
import { Column } from '@/components/section';
import { cta } from '@/content/home';

/** HOME-9: the call to action, with who answers the phone, and when. */
export const ContactCall = (props: ComponentProps<typeof LeadShelf>) => (
  <section aria-labelledby="call-title" className="screen-only pb-section">
    <Column>
      <div className="grid items-center gap-x-8 gap-y-3 highlighted p-5 sm:gap-y-6 sm:p-10 md:grid-cols-[1.2fr_1fr] md:p-8 lg:grid-cols-[1.35fr_1fr] lg:gap-x-16 lg:p-16 2xl:-mx-overhang 2xl:px-overhang">
        {/* On phones, the people stand above the button. */}
        <div className="max-sm:contents">
          <h2 id="call-title" className="max-w-[14.6em] text-title">
            {cta.heading}
          </h2>
          <p className="max-w-[30.6em] text-ink-soft max-sm:text-base sm:mt-4">{cta.text}</p>
          <div className="flex flex-wrap items-center max-sm:order-1 gap-x-6 narrow:gap-y-5 sm:gap-y-2 sm:mt-8 sm:gap-x-8">
            <ButtonLink to={cta.action.link}>{cta.action.label}</ButtonLink>
            <ContactLink
              {...cta.phone}
              className="inline-flex min-h-11 items-center font-heading text-xl font-bold sm:text-2xl tracking-tight underline-offset-8 hover:underline"
            />
          </div>
        </div>
        <figure className="max-sm:contents">
          <LeadShelf {...props} />
          <figcaption className="max-sm:order-2 sm:mt-4">
            <OpenNow />
            <span className="block text-sm">We answer the phone {cta.hours}</span>
          </figcaption>
        </figure>
      </div>
    </Column>
  </section>
);
