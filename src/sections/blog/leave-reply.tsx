import { Checkbox } from '@/components/checkbox';
import { Field } from '@/components/field';
import { SubmitLine } from '@/components/submit-line';
import { useDemoFormWithResult } from '@/state/use-demo-form';

/** The form below an article. Its asterisks enforce nothing (BLOG-2, VAL-5). */
export function LeaveReply() {
  const { form, result } = useDemoFormWithResult();
  return (
    <section aria-labelledby="reply-title" className="screen-only rounded-xl bg-mint p-6 sm:p-9">
      <h2 id="reply-title" className="text-2xl">
        Leave A Reply
      </h2>
      <form {...form} className="mt-6 grid gap-5 sm:grid-cols-2">
        <Field label="Comment" name="comment" isMarked isArea className="sm:col-span-2" />
        <Field label="Name" name="name" isMarked autoComplete="name" />
        <Field
          label="Email"
          name="email"
          isMarked
          autoComplete="email"
          inputMode="email"
          autoCapitalize="none"
        />
        <Field
          label="Website"
          name="website"
          isMarked
          autoComplete="url"
          inputMode="url"
          autoCapitalize="none"
          className="sm:col-span-2"
        />
        <div className="sm:col-span-2">
          <Checkbox name="newsletter">Also send me the monthly letter</Checkbox>
        </div>
        <SubmitLine label="Post A Comment" result={result} className="sm:col-span-2" />
      </form>
    </section>
  );
}
