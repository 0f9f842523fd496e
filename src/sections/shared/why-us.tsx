import { Icon } from '@/components/icon';
import { Column, Section, SectionIntro } from '@/components/section';
import { whyUs } from '@/content/home';

/** HOME-7: four promises. */
export const WhyUs = () => (
  <Section labelledBy="why-us-title" background="sheet">
    <Column className="grid gap-x-20 gap-y-5 sm:gap-y-9 lg:grid-cols-[5fr_7fr]">
      <SectionIntro
        id="why-us-title"
        heading={whyUs.heading}
        lead={whyUs.lead}
        className="self-start lg:sticky lg:top-32"
      />
      <ul className="max-sm:border-t max-sm:border-line sm:grid sm:grid-cols-2 sm:gap-5">
        {whyUs.items.map(({ id, icon, title, desc }) => (
          <li
            key={id}
            className="border-line max-sm:border-b max-sm:py-3 sm:rounded-xl sm:border sm:bg-paper sm:p-6 lg:p-7"
          >
            <Icon icon={icon} className="size-7 text-evergreen-700 max-lg:hidden" />
            <h3 className="text-xl lg:mt-10">{title}</h3>
            <p className="mt-1 text-card text-ink-soft sm:mt-2">{desc}</p>
          </li>
        ))}
      </ul>
    </Column>
  </Section>
);
