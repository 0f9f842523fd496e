import { BreadcrumbBanner } from '@/brand/breadcrumb-banner';
import { ContactLink } from '@/brand/contact-link';
import { LeadShelf } from '@/brand/lead-shelf';
import { OpenNow } from '@/brand/open-now';
import { Column } from '@/components/section';
import { Sections } from '@/components/sections';
import { contact } from '@/content/contact';
import { phone } from '@/content/contact-links.excerpt';
import { ContactCards } from '@/sections/contact/contact-cards';
import { ContactForm } from '@/sections/contact/contact-form';
import { OfficeMap, Offices } from '@/sections/contact/offices';

/** CONTACT-1; on a phone, the number to call and whether someone answers it stand above the form. */
export default function ContactPage() {
  return (
    <Sections>
      <BreadcrumbBanner heading="Contact" lead={contact.lead}>
        <div className="mt-2 max-md:hidden">
          <LeadShelf who="firm" />
        </div>
      </BreadcrumbBanner>
      <Column className="grid items-start gap-x-16 gap-y-5 py-section lg:grid-cols-[7fr_5fr] lg:grid-rows-[auto_1fr]">
        <div className="lg:col-start-2 lg:row-start-2">
          <ContactLink
            {...phone}
            className="inline-flex min-h-11 items-center font-heading text-2xl font-bold tracking-tight underline decoration-marigold decoration-2 underline-offset-[6px] lg:hidden"
          />
          <OpenNow />
        </div>
        <div className="lg:col-start-1 lg:row-span-2 lg:row-start-1">
          <ContactForm />
        </div>
        <section aria-labelledby="ways-title" className="max-lg:mt-5">
          <h2 id="ways-title" className="mb-7 text-2xl text-balance lg:-mt-1.5 lg:text-[2.25rem]">
            {contact.heading}
          </h2>
          <ContactCards />
          <p className="mt-5 text-card text-ink-soft">{contact.hours}</p>
        </section>
      </Column>
      <Offices />
      <OfficeMap />
    </Sections>
  );
}
