import type { ReactNode } from 'react';
import { Sections } from '@/components/sections';
import type { Service, ServicePart } from '@/content/services';
import { Audience } from '@/sections/services/audience';
import { Month } from '@/sections/services/month';
import { Offerings } from '@/sections/services/offerings';
import { PaperBand } from '@/sections/services/paper-band';
import { ServiceAction } from '@/sections/services/service-action';
import { ServiceBanner } from '@/sections/services/service-banner';
import { Questions } from '@/sections/shared/questions';

type Props = {
  service: Service;
  /** A section of its own after its month. */
  afterMonth?: ReactNode;
};

/** The page of a service, by its content (SERV-1). */
export const ServiceScreen = ({ service, afterMonth }: Props) => (
  <Sections>
    <ServiceBanner service={service} />
    {service.parts.flatMap((part) => [
      <Part key={part.kind} service={service} {...part} />,
      ...(part.kind === 'month' && afterMonth ? [afterMonth] : []),
    ])}
    <Questions {...service.questions} />
    <ServiceAction service={service} />
  </Sections>
);

function Part({ service, ...part }: { service: Service } & ServicePart) {
  switch (part.kind) {
    case 'paper':
      return <PaperBand paper={service.paper} ground={part.ground} />;
    case 'offerings':
      return <Offerings service={service} variant={part.variant} />;
    case 'month':
      return <Month service={service} variant={part.variant} />;
    case 'audience':
      return <Audience service={service} variant={part.variant} />;
  }
}
