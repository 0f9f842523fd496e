import { Column, Section, SectionIntro } from '@/components/section';
import { about } from '@/content/about';

const { heading, lead, milestones } = about.story;

/** The firm's story since 2012, one ledger line per milestone (ABOUT-1, BIZ-13). */
export const Story = () => (
  <Section labelledBy="story-title" background="sheet">
    <Column>
      <SectionIntro id="story-title" heading={heading} lead={lead} />
      <ol className="mt-7 border-t-[3px] border-ink sm:mt-9 lg:mt-14">
        {milestones.map(({ id, year, title, desc }) => (
          <li
            key={id}
            className="grid items-baseline gap-x-8 gap-y-1 border-b border-line py-6 sm:grid-cols-[6.5rem_1fr] lg:grid-cols-12 lg:py-8"
          >
            <p className="figure font-heading text-2xl font-bold tracking-tight text-evergreen-700 lg:col-span-2 lg:text-title">
              {year}
            </p>
            <h3 className="text-xl lg:col-span-4">{title}</h3>
            <p className="max-w-[36.7em] text-ink-soft sm:col-start-2 lg:col-span-6">{desc}</p>
          </li>
        ))}
      </ol>
    </Column>
  </Section>
);
