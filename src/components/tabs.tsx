import { Tab, TabGroup, TabList, TabPanel, TabPanels } from '@headlessui/react';
import { type ReactNode, useId } from 'react';
import { useIsHydrated } from '@/lib/hydration';

type Props = {
  label: string;
  tabs: readonly { label: string; panel: ReactNode }[];
  /** The index of the selected tab. */
  index: number;
  onSelect: (index: number) => void;
};

/**
 * Tabs above their panels. Without JavaScript, all panels are shown (`tabs.css`). Before hydration,
 * each tab submits a form of its own, which React replays.
 */
export function Tabs({ label, tabs, index, onSelect }: Props) {
  const id = useId();
  const isHydrated = useIsHydrated();
  const formOf = (nth: number) => `${id}-${nth}`;
  return (
    <div className="tabs">
      {tabs.map((tab, nth) => (
        <form key={tab.label} id={formOf(nth)} action={() => onSelect(nth)} />
      ))}
      <TabGroup selectedIndex={index} onChange={onSelect}>
        <TabList
          aria-label={label}
          className="needs-script flex flex-wrap gap-x-8 border-b border-line"
        >
          {tabs.map((tab, nth) => (
            <Tab
              key={tab.label}
              {...(!isHydrated && { type: 'submit', form: formOf(nth) })}
              className="flex min-h-12 items-center border-b-[3px] border-transparent pr-1 text-lg font-semibold text-ink-soft hover:text-ink data-selected:border-marigold data-selected:text-ink"
            >
              {tab.label}
            </Tab>
          ))}
        </TabList>
        <TabPanels>
          {tabs.map((tab) => (
            <TabPanel key={tab.label} static className="pt-10">
              {tab.panel}
            </TabPanel>
          ))}
        </TabPanels>
      </TabGroup>
    </div>
  );
}
