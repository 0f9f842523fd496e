import { RequiredNote } from '@/components/submit-line';
import { contact } from '@/content/contact';
import { DemoForm, FormCheckbox, FormField, FormSubmitLine } from '@/sections/shared/demo-form';
import { FormReceipt } from '@/sections/shared/form-receipt';

const { heading, lead, note, labels, hints, submit, toast } = contact.form;

/** The browser requires first name and message; nothing is sent (CONTACT-1, VAL-3, VAL-6). */
export function ContactForm() {
  return (
    <section aria-labelledby="contact-form-title" className="screen-only sheet p-6 sm:p-9 lg:p-10">
      <h2 id="contact-form-title" className="text-2xl">
        {heading}
      </h2>
      <p className="mt-2 max-w-[30rem] text-card text-ink-soft">{lead}</p>
      <RequiredNote className="mt-3 mb-6" />
      <DemoForm name="contact" message={toast} className="grid gap-5 sm:grid-cols-2">
        <FormField label={labels.firstName} name="firstName" required autoComplete="given-name" />
        <FormField label={labels.lastName} name="lastName" autoComplete="family-name" />
        <FormField
          label={labels.email}
          hint={hints.email}
          name="email"
          autoComplete="email"
          inputMode="email"
        />
        <FormField label={labels.subject} name="subject" autoComplete="off" />
        <FormField
          label={labels.message}
          name="message"
          required
          isArea
          className="sm:col-span-2"
        />
        <div className="sm:col-span-2">
          <FormCheckbox name="newsletter">{labels.newsletter}</FormCheckbox>
        </div>
        <p className="max-w-[34rem] text-sm text-ink-soft sm:col-span-2">{note}</p>
        <FormSubmitLine label={submit} className="sm:col-span-2" />
        <FormReceipt labels={labels} className="sm:col-span-2" />
      </DemoForm>
    </section>
  );
}
