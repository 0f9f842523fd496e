import { ButtonLink } from '@/components/button';
import { Column, Section } from '@/components/section';
import type { Service } from '@/content/services';

/** The call to action at the end of a service page (SERV-1). */
export const ServiceAction = ({ service: { action } }: { service: Pick<Service, 'action'> }) => (
  <Section labelledBy="action-title" className="screen-only">
    <Column>
      <div className="on-dark grid items-center gap-x-16 gap-y-8 rounded-xl bg-evergreen-900 px-6 py-12 text-on-evergreen sm:px-12 lg:grid-cols-[1fr_auto] lg:px-16 2xl:-mx-overhang 2xl:px-overhang">
        <div>
          <h2 id="action-title" className="max-w-[18em] text-2xl">
            {action.heading}
          </h2>
          <p className="mt-3 max-w-[38rem] text-balance text-on-evergreen-soft">{action.text}</p>
        </div>
        <ButtonLink to={action.link} tone="highlight" className="sm:justify-self-start">
          {action.label}
        </ButtonLink>
      </div>
    </Column>
  </Section>
);
