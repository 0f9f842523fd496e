import { Tab, TabGroup, TabList, TabPanel, TabPanels } from '@headlessui/react';
import { Check } from 'lucide-react';
import { Column } from '@/components/section';
import { shop } from '@/content/shop';
import { useTabs } from '@/state/use-tabs';
import { ReviewForm } from './review-form';

type Props = { longDesc: readonly string[]; learn: readonly string[] };

const tabClass =
  'min-h-12 border-b-[3px] border-transparent px-1 text-lg font-semibold text-ink-soft hover:text-ink data-selected:border-marigold data-selected:text-ink';

/** What a course covers, and its reviews, of which there are none (SHOP-2, ST-TABS). */
export default function ProductTabs({ longDesc, learn }: Props) {
  const { index, select } = useTabs();
  return (
    <div className="border-t border-line bg-sheet">
      <Column className="py-section">
        <TabGroup selectedIndex={index} onChange={select}>
          <TabList aria-label="About the course" className="flex gap-8 border-b border-line">
            <Tab className={tabClass}>{shop.tabs.description}</Tab>
            <Tab className={tabClass}>{shop.tabs.reviews}</Tab>
          </TabList>
          <TabPanels className="mt-10">
            <TabPanel unmount={false} className="grid gap-x-16 gap-y-10 lg:grid-cols-2">
              <div className="grid max-w-measure content-start gap-5">
                {longDesc.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
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
                      {item}
                    </li>
                  ))}
                </ul>
              </div>
            </TabPanel>
            <TabPanel unmount={false} className="grid gap-x-16 gap-y-10 lg:grid-cols-[5fr_7fr]">
              <div>
                <h2 className="text-2xl">{shop.reviews.heading}</h2>
                <p className="mt-3 text-ink-soft">{shop.reviews.none}</p>
              </div>
              <ReviewForm />
            </TabPanel>
          </TabPanels>
        </TabGroup>
      </Column>
    </div>
  );
}
