import { ArrowRight } from 'lucide';
import { Icon } from '@/components/icon';
import { CardLink } from '@/components/link';
import { NonBreaking } from '@/components/non-breaking';
import { Column, Section } from '@/components/section';
import { serviceScraps } from '@/content/service-scraps.excerpt';
import { serviceCards, servicesOverview } from '@/content/services';
import { PaperScrap } from '@/illustrations/paper-scrap';

/** The six services as cards, each with a scrap of its working paper (SERV-1). */
export const ServiceCards = () => (
  <Section labelledBy="cards-title">
    <Column>
      <h2 id="cards-title" className="mb-7 max-w-[14.6em] text-title sm:mb-9 lg:mb-14">
        {servicesOverview.claim}
      </h2>
      <ul className="border-line max-sm:border-t sm:grid sm:grid-cols-2 sm:gap-5 lg:grid-cols-3">
        {serviceCards.map(({ id, title, desc, icon, link }) => (
          <li
            key={id}
            className="group relative border-line transition-colors max-sm:border-b max-sm:py-4 sm:flex sm:flex-col sm:rounded-xl sm:border sm:bg-sheet sm:overflow-clip sm:p-7 duration-150 hover:border-evergreen-700"
          >
            <PaperScrap scrap={serviceScraps[link]} className="max-sm:hidden sm:-mx-7 sm:-mt-7" />
            <h3 className="flex gap-3 text-xl sm:mt-6">
              <Icon
                icon={icon}
                className="mt-1 size-5 shrink-0 text-evergreen-700"
                strokeWidth={1.75}
              />
              <CardLink to={link}>{title}</CardLink>
              <Icon
                icon={ArrowRight}
                className="mt-1 ml-auto size-5 shrink-0 text-evergreen-700 transition-transform duration-200 group-hover:translate-x-1"
              />
            </h3>
            <p className="mt-1 text-card text-ink-soft sm:mt-2">
              <NonBreaking text={desc} />
            </p>
          </li>
        ))}
      </ul>
    </Column>
  </Section>
);
