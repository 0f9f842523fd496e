import { Icon } from '@/components/icon';
import { Column, Section, SectionIntro } from '@/components/section';
import { servicesOverview } from '@/content/services';

const { heading, lead, points } = servicesOverview.shared;

/** How the six services share one set of books (SERV-1). */
export const SharedBooks = () => (
  <Section labelledBy="shared-title" background="mint">
    <Column>
      <SectionIntro id="shared-title" heading={heading} lead={lead} />
      <ul className="mt-7 grid gap-x-10 gap-y-8 sm:mt-9 lg:mt-14 md:grid-cols-3 md:max-lg:gap-x-6">
        {points.map(({ id, icon, title, desc }) => (
          <li key={id} className="border-t-[3px] border-ink pt-5">
            <Icon icon={icon} className="size-7 text-evergreen-700" strokeWidth={1.75} />
            <h3 className="mt-5 text-xl">{title}</h3>
            <p className="mt-2 max-w-measure-sm text-card text-ink-soft">{desc}</p>
          </li>
        ))}
      </ul>
    </Column>
  </Section>
);
