import { Checkbox } from '@/components/checkbox';
import { Field } from '@/components/field';
import { RequiredNote, SubmitLine } from '@/components/submit-line';
import { contact } from '@/content/contact';
import { useDemoFormWithResult } from '@/state/use-demo-form';

const { heading, lead, labels, missing, submit, toast } = contact.form;

/** The browser requires first name and message; nothing is sent (CONTACT-1, VAL-3, VAL-6). */
export function ContactForm() {
  const { form, result } = useDemoFormWithResult(toast);
  return (
    <section aria-labelledby="contact-form-title" className="sheet p-6 sm:p-9 lg:p-10">
      <h2 id="contact-form-title" className="text-2xl">
        {heading}
      </h2>
      <p className="mt-2 max-w-[30rem] text-card text-ink-soft">{lead}</p>
      <RequiredNote className="mt-3 mb-6" />
      <form {...form} className="grid gap-5 sm:grid-cols-2">
        <Field
          label={labels.firstName}
          name="firstName"
          required
          missing={missing.firstName}
          autoComplete="given-name"
        />
        <Field label={labels.lastName} name="lastName" autoComplete="family-name" />
        <Field
          label={labels.email}
          name="email"
          autoComplete="email"
          inputMode="email"
          autoCapitalize="none"
        />
        <Field label={labels.subject} name="subject" autoComplete="off" />
        <Field
          label={labels.message}
          name="message"
          required
          missing={missing.message}
          isArea
          className="sm:col-span-2"
        />
        <div className="sm:col-span-2">
          <Checkbox name="newsletter">{labels.newsletter}</Checkbox>
        </div>
        <SubmitLine label={submit} result={result} className="sm:col-span-2" />
      </form>
    </section>
  );
}
