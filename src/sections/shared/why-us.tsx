import { ChevronDown } from 'lucide';
import { Icon } from '@/components/icon';
import { Column, Section, SectionIntro } from '@/components/section';
import { type Reason, whyUs } from '@/content/home';

/** HOME-7: four promises; on a phone, a line for each, which opens to its clause. */
export const WhyUs = () => (
  <Section labelledBy="why-us-title" background="sheet">
    <Column className="grid gap-y-4 sm:gap-y-9 lg:gap-y-10">
      <SectionIntro id="why-us-title" heading={whyUs.heading} lead={whyUs.lead} />
      <ul className="max-md:border-t-[3px] max-md:border-ink md:grid md:grid-cols-2 md:gap-5 lg:grid-cols-4 lg:gap-y-0">
        {whyUs.items.map((reason) => (
          <ReasonItem key={reason.id} reason={reason} />
        ))}
      </ul>
    </Column>
  </Section>
);

/** A promise whose summary lies over its heading on a phone: over all of it while the clause is folded. */
const ReasonItem = ({ reason: { icon, title, desc } }: { reason: Reason }) => (
  <li className="relative border-line max-md:border-b md:rounded-xl md:border md:bg-leaf md:p-6 lg:row-span-3 lg:grid lg:grid-rows-subgrid">
    <Icon icon={icon} className="size-7 text-evergreen-700 max-lg:hidden" strokeWidth={1.75} />
    <h3 className="text-xl max-md:py-2.5 max-md:pr-11 lg:mt-4">{title}</h3>
    <details className="folded group">
      <summary className="absolute inset-x-0 top-0 h-11 items-start justify-end rounded pt-3 group-not-open:h-full">
        <span className="sr-only">{title}</span>
        <Icon icon={ChevronDown} className="size-5 text-evergreen-700 group-open:rotate-180" />
      </summary>
      <p className="max-w-measure-sm text-card text-ink-soft max-md:pb-4 md:mt-2">{desc}</p>
    </details>
  </li>
);
