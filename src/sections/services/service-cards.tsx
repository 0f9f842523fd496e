import { ArrowRight } from 'lucide-react';
import { IconTile } from '@/components/icon';
import { Link } from '@/components/link';
import { NonBreaking } from '@/components/non-breaking';
import { Column, Section } from '@/components/section';
import { serviceCards, servicesOverview } from '@/content/services';

/** The six services as cards (SERV-1). */
export const ServiceCards = () => (
  <Section labelledBy="cards-title">
    <Column>
      <h2 id="cards-title" className="mb-12 max-w-[14.6em] text-title">
        {servicesOverview.claim}
      </h2>
      <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {serviceCards.map(({ id, title, desc, icon, link }) => (
          <li
            key={id}
            className="group relative flex flex-col rounded-xl border border-line bg-sheet p-7 transition-colors duration-150 hover:border-evergreen-700"
          >
            <IconTile icon={icon} />
            <h3 className="mt-9 text-xl">
              <Link
                to={link}
                className="decoration-marigold decoration-[3px] underline-offset-[6px] group-hover:underline after:absolute after:inset-0"
              >
                {title}
              </Link>
            </h3>
            <p className="mt-2 mb-6 text-card text-ink-soft">
              <NonBreaking text={desc} />
            </p>
            <ArrowRight
              aria-hidden
              className="mt-auto size-5 text-evergreen-700 transition-transform duration-200 group-hover:translate-x-1"
            />
          </li>
        ))}
      </ul>
    </Column>
  </Section>
);
