import { DemoForm, FormCheckbox, FormField, FormSubmitLine } from '@/sections/shared/demo-form';

/** The form below an article. Its asterisks enforce nothing (BLOG-2, VAL-5). */
export const LeaveReply = () => (
  <section aria-labelledby="reply-title" className="screen-only rounded-xl bg-band p-6 sm:p-9">
    <h2 id="reply-title" className="text-2xl">
      Leave A Reply
    </h2>
    <DemoForm name="reply" className="mt-6 grid gap-5 sm:grid-cols-2">
      <FormField label="Comment" name="comment" isMarked isArea className="sm:col-span-2" />
      <FormField label="Name" name="name" isMarked autoComplete="name" />
      <FormField label="Email" name="email" isMarked autoComplete="email" inputMode="email" />
      <FormField
        label="Website"
        name="website"
        isMarked
        autoComplete="url"
        inputMode="url"
        className="sm:col-span-2"
      />
      <div className="sm:col-span-2">
        <FormCheckbox name="newsletter">Also send me the monthly email</FormCheckbox>
      </div>
      <FormSubmitLine label="Post A Comment" className="sm:col-span-2" />
    </DemoForm>
  </section>
);
