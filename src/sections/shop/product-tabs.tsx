import { Check } from 'lucide-react';
import { Choices } from '@/components/choices';
import { NonBreaking } from '@/components/non-breaking';
import { Column } from '@/components/section';
import { shop } from '@/content/shop';
import { useTabs } from '@/state/use-tabs';
import { ReviewForm } from './review-form';

type Props = { longDesc: readonly string[]; learn: readonly string[] };

const tabs = [
  { value: 'description', label: shop.tabs.description },
  { value: 'reviews', label: shop.tabs.reviews },
] as const;

/** What a course covers, and its reviews, of which there are none (SHOP-2, ST-TABS). */
export function ProductTabs({ longDesc, learn }: Props) {
  const { tab, select } = useTabs();
  return (
    <div className="border-t border-line bg-sheet">
      <Column className="choice-scope py-section">
        <Choices
          legend="About the course"
          name="product-tab"
          options={tabs}
          value={tab}
          onChoose={select}
          className="flex flex-wrap gap-x-8 border-b border-line"
          optionClassName="flex min-h-12 items-center border-b-[3px] border-transparent pr-1 text-lg font-semibold text-ink-soft hover:text-ink has-checked:border-marigold has-checked:text-ink"
        />
        <div className="if-description mt-10 grid gap-x-16 gap-y-10 lg:grid-cols-2">
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
                  <Check
                    aria-hidden
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
        <div className="if-reviews mt-10 grid gap-x-16 gap-y-10 lg:grid-cols-[5fr_7fr]">
          <div>
            <h2 className="text-2xl">{shop.reviews.heading}</h2>
            <p className="mt-3 text-ink-soft">{shop.reviews.none}</p>
          </div>
          <ReviewForm />
        </div>
      </Column>
    </div>
  );
}
