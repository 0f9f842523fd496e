import { Check } from 'lucide';
import { Icon } from '@/components/icon';
import { NonBreaking } from '@/components/non-breaking';
import { Column } from '@/components/section';
import { Tabs } from '@/components/tabs';
import { shop } from '@/content/shop';
import { useTabs } from '@/state/use-tabs';
import { ReviewForm } from './review-form';

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
