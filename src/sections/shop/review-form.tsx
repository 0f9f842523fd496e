import { StarInput } from '@/components/star-row';
import { shop } from '@/content/shop';
import { DemoForm, FormCheckbox, FormField, FormSubmitLine } from '@/sections/shared/demo-form';
import { useFormChoice } from '@/state/use-demo-form';

const { note, labels, submit, toast } = shop.reviews;

/** The form for a review. Its asterisks enforce nothing (SHOP-2, VAL-5, VAL-6). */
export const ReviewForm = () => (
  <DemoForm
    name="review"
    message={toast}
    aria-label="Write a review"
    className="screen-only grid gap-5 sm:grid-cols-2"
  >
    <p className="text-sm text-ink-soft sm:col-span-2">{note}</p>
    <div className="sm:col-span-2">
      <Rating />
    </div>
    <FormField label={labels.review} name="review" isMarked isArea className="sm:col-span-2" />
    <FormField label={labels.name} name="name" isMarked autoComplete="name" />
    <FormField label={labels.email} name="email" isMarked autoComplete="email" inputMode="email" />
    <div className="sm:col-span-2">
      <FormCheckbox name="save">{labels.save}</FormCheckbox>
    </div>
    <FormSubmitLine label={submit} className="sm:col-span-2" />
  </DemoForm>
);

const Rating = () => <StarInput label={labels.rating} name="rating" {...useFormChoice('rating')} />;
