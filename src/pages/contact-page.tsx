import { BreadcrumbBanner } from '@/brand/breadcrumb-banner';
import { OpenNow } from '@/brand/open-now';
import { Column } from '@/components/section';
import { Sections } from '@/components/sections';
import { contact } from '@/content/contact';
import { hours } from '@/content/hours.excerpt';
import { ContactCards } from '@/sections/contact/contact-cards';
import { ContactForm } from '@/sections/contact/contact-form';
import { OfficeMap } from '@/sections/contact/office-map';
import { Offices } from '@/sections/contact/offices';

/** CONTACT-1 */
export default function ContactPage() {
  return (
    <Sections>
      <BreadcrumbBanner heading="Contact" isLabel lead={contact.lead} />
      <Column className="grid items-start gap-x-16 gap-y-14 py-section lg:grid-cols-[7fr_5fr]">
        <ContactForm />
        <section aria-labelledby="ways-title">
          <h2 id="ways-title" className="mb-7 text-2xl text-balance lg:mt-10 lg:text-[2.25rem]">
            {contact.heading}
          </h2>
          <ContactCards />
          <div className="mt-5">
            <OpenNow />
            <p className="text-card text-ink-soft">The line is open {hours.long}.</p>
          </div>
        </section>
      </Column>
      <Offices />
      <OfficeMap />
    </Sections>
  );
}
