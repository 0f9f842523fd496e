import { Icon } from '@/components/icon';
import { Column, Section, SectionIntro } from '@/components/section';
import { about } from '@/content/about';

const { heading, lead, items } = about.values;

/** The four values, in columns under one rule (ABOUT-1). */
export const Values = () => (
  <Section labelledBy="values-title" background="mint">
    <Column>
      <SectionIntro id="values-title" heading={heading} lead={lead} />
      <ul className="mt-7 grid gap-x-8 gap-y-8 border-t-[3px] border-ink pt-6 sm:mt-9 sm:grid-cols-2 sm:gap-y-10 sm:pt-8 lg:mt-14 lg:grid-cols-4 lg:gap-x-0 lg:pt-0">
        {items.map(({ id, icon, title, desc }) => (
          <li
            key={id}
            className="lg:border-l lg:border-ink/15 lg:px-7 lg:pt-8 lg:pb-2 lg:first:border-l-0 lg:first:pl-0 lg:last:pr-0"
          >
            <Icon icon={icon} className="size-7 text-evergreen-700" strokeWidth={1.75} />
            <h3 className="mt-5 text-xl">{title}</h3>
            <p className="mt-2 text-card text-ink-soft">{desc}</p>
          </li>
        ))}
      </ul>
    </Column>
  </Section>
);
