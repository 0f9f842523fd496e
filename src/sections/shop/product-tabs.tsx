import { Check } from 'lucide';
import { Icon } from '@/components/icon';
import { NonBreaking } from '@/components/non-breaking';
import { Column } from '@/components/section';
import { StarInput } from '@/components/star-row';
import { Tabs } from '@/components/tabs';
import { shop } from '@/content/shop';
import { DemoForm, FormCheckbox, FormField, FormSubmitLine } from '@/sections/shared/demo-form';
import { useFormChoice } from '@/state/use-demo-form';
import { useTabs } from '@/state/use-tabs';

type Props = { longDesc: readonly string[]; learn: readonly string[] };

/** What a course covers, and its reviews, of which there are none (SHOP-2, ST-TABS). */
export function ProductTabs(props: Props) {
  const { index, select } = useTabs();
  const tabs = [
    { label: shop.tabs.description, panel: <Description {...props} /> },
    { label: shop.tabs.reviews, panel: <Reviews /> },
  ];
  return (
    <div className="border-t border-line bg-sheet">
      <Column className="py-section">
        <Tabs label="About the course" tabs={tabs} index={index} onSelect={select} />
      </Column>
    </div>
  );
}

const Description = ({ longDesc, learn }: Props) => (
  <div className="grid gap-x-16 gap-y-10 lg:grid-cols-2">
    <div className="grid max-w-measure content-start gap-5">
      {longDesc.map((paragraph) => (
        <p key={paragraph}>
          <NonBreaking text={paragraph} />
        </p>
      ))}
    </div>
    <div>
      <h2 className="text-xl">{shop.learnHeading}</h2>
      <ul className="mt-4 border-t-[3px] border-ink">
        {learn.map((item) => (
          <li key={item} className="flex gap-3 border-b border-line py-3">
            <Icon
              icon={Check}
              className="mt-1 size-5 shrink-0 text-evergreen-700"
              strokeWidth={2.5}
            />
            <span>
              <NonBreaking text={item} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  </div>
);

const Reviews = () => (
  <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[5fr_7fr]">
    <div>
      <h2 className="text-2xl">{shop.reviews.heading}</h2>
      <p className="mt-3 text-ink-soft">{shop.reviews.none}</p>
    </div>
    <ReviewForm />
  </div>
);

const { note, labels, submit, toast } = shop.reviews;

/** The form for a review. Its asterisks enforce nothing (SHOP-2, VAL-5, VAL-6). */
const ReviewForm = () => (
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
