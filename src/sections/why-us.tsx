import { Icon } from '@/components/icon';
import { Column, Section, SectionIntro } from '@/components/section';
import { whyUs } from '@/content/home';

/** HOME-7: four promises, on cards that are set off against each other. */
export const WhyUs = () => (
  <Section labelledBy="why-us-title" ground="sheet">
    <Column className="grid gap-x-20 gap-y-12 lg:grid-cols-[4fr_7fr]">
      <SectionIntro
        id="why-us-title"
        heading={whyUs.heading}
        lead={whyUs.lead}
        className="self-start lg:sticky lg:top-32"
      />
      <ul className="grid gap-5 sm:grid-cols-2 sm:*:even:translate-y-10 sm:pb-10">
        {whyUs.items.map(({ id, icon, title, desc }) => (
          <li key={id} className="rounded-xl border border-line bg-paper p-7">
            <Icon icon={icon} className="size-7 text-evergreen-700" />
            <h3 className="mt-10 text-xl">{title}</h3>
            <p className="mt-2 text-sm text-ink-soft">{desc}</p>
          </li>
        ))}
      </ul>
    </Column>
  </Section>
);
