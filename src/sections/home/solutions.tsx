import { ArrowRight } from 'lucide';
import { Icon, IconTile } from '@/components/icon';
import { CardLink } from '@/components/link';
import { Column, Section, SectionIntro } from '@/components/section';
import { solutions } from '@/content/home';

/** HOME-3: the six practices as lines of a ledger. */
export const Solutions = () => (
  <Section labelledBy="solutions-title">
    <Column className="grid gap-x-16 gap-y-4 sm:gap-y-6 lg:grid-cols-[5fr_7fr]">
      <SectionIntro
        id="solutions-title"
        heading={solutions.heading}
        lead={solutions.lead}
        className="self-start lg:sticky lg:top-32"
      />
      <ul className="gap-x-10 border-t-[3px] border-ink md:max-lg:grid md:max-lg:grid-cols-2">
        {solutions.items.map(({ id, icon, name, desc, link }) => (
          <li
            key={id}
            className="group relative flex items-center gap-5 border-b border-line py-1.5 sm:py-3.5 lg:py-5"
          >
            <span className="max-sm:hidden md:max-lg:hidden">
              <IconTile icon={icon} />
            </span>
            <div className="grow">
              <h3 className="text-xl">
                <CardLink to={link}>{name}</CardLink>
              </h3>
              <p className="text-card sm:mt-0.5 text-ink-soft">{desc}</p>
            </div>
            <Icon
              icon={ArrowRight}
              className="size-5 shrink-0 text-evergreen-700 transition-transform duration-200 group-hover:translate-x-1"
            />
          </li>
        ))}
      </ul>
    </Column>
  </Section>
);
