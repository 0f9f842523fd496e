import { BreadcrumbBanner } from '@/brand/breadcrumb-banner';
import { LeadCard } from '@/brand/lead-card';
import { ButtonLink } from '@/components/button';
import { serviceLeads } from '@/content/leads.excerpt';
import type { Service } from '@/content/services';

const trail = [{ name: 'Services', link: '/services' }] as const;

/** The banner of a service page: Home > Services > page (RT-4), and who leads the practice. */
export const ServiceBanner = ({
  service: { heading, link, lead, action },
}: {
  service: Service;
}) => (
  <BreadcrumbBanner heading={heading} trail={trail} lead={lead}>
    <div className="mt-2 grid w-full max-w-96 gap-3">
      <LeadCard lead={serviceLeads[link]} what="Leads this service" />
      <ButtonLink to={action.link}>{action.label}</ButtonLink>
    </div>
  </BreadcrumbBanner>
);
