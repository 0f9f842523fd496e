import { Checkbox } from '@/components/checkbox';
import { Field } from '@/components/field';
import { StarInput } from '@/components/star-row';
import { SubmitLine } from '@/components/submit-line';
import { shop } from '@/content/shop';
import { useDemoFormWithResult } from '@/state/use-demo-form';

const { note, labels, submit, toast } = shop.reviews;

/** The form for a review. Its asterisks enforce nothing (SHOP-2, VAL-5, VAL-6). */
export function ReviewForm() {
  const { form, result } = useDemoFormWithResult(toast);
  return (
    <form {...form} aria-label="Write a review" className="grid gap-5 sm:grid-cols-2">
      <p className="text-sm text-ink-soft sm:col-span-2">{note}</p>
      <div className="sm:col-span-2">
        <StarInput label={labels.rating} name="rating" />
      </div>
      <Field label={labels.review} name="review" isMarked isArea className="sm:col-span-2" />
      <Field label={labels.name} name="name" isMarked autoComplete="name" />
      <Field
        label={labels.email}
        name="email"
        isMarked
        autoComplete="email"
        inputMode="email"
        autoCapitalize="none"
      />
      <div className="sm:col-span-2">
        <Checkbox name="save">{labels.save}</Checkbox>
      </div>
      <SubmitLine label={submit} result={result} className="sm:col-span-2" />
    </form>
  );
}
