import { RequiredNote } from '@/components/submit-line';
import { appointment } from '@/content/appointment';
import { dateFieldWords } from '@/lib/days';
import { DemoForm, FormField, FormSubmitLine } from '@/sections/shared/demo-form';
import { FormReceipt } from '@/sections/shared/form-receipt';
import { useSubmittedValues } from '@/state/use-demo-form';
import { InterestListbox, InterestOpenForm, useInterest } from './interest-listbox';

const { heading, labels, hints, submit, toast } = appointment.form;

/** The browser requires every field except the interest; nothing is sent (APPT-1, VAL-2, VAL-6). */
export function AppointmentForm() {
  return (
    <section
      aria-labelledby="appointment-form-title"
      className="screen-only sheet p-6 sm:p-9 lg:p-10"
    >
      <h2 id="appointment-form-title" className="text-2xl">
        {heading}
      </h2>
      <RequiredNote className="mt-2" />
      <InterestOpenForm />
      <DemoForm name="appointment" message={toast} className="mt-6 grid gap-5 sm:grid-cols-2">
        <FormField label={labels.name} name="name" required autoComplete="name" />
        <FormField label={labels.phone} name="phone" required autoComplete="tel" inputMode="tel" />
        <FormField
          label={labels.email}
          name="email"
          required
          autoComplete="email"
          inputMode="email"
        />
        <FormField
          label={labels.businessName}
          name="businessName"
          required
          autoComplete="organization"
        />
        <FormField
          label={labels.date}
          hint={hints.date}
          name="date"
          type="date"
          required
          autoComplete="off"
        />
        <InterestListbox />
        <FormField
          label={labels.message}
          hint={hints.message}
          name="message"
          required
          isArea
          className="sm:col-span-2"
        />
        <FormSubmitLine label={submit} className="sm:col-span-2" />
        <Receipt />
      </DemoForm>
    </section>
  );
}

function Receipt() {
  const interest = useInterest().value;
  const date = useSubmittedValues()?.date;
  return (
    <FormReceipt
      labels={labels}
      others={{ interest, ...(date && { date: dateFieldWords(String(date)) }) }}
      className="sm:col-span-2"
    />
  );
}
