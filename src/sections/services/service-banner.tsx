import { BreadcrumbBanner } from '@/components/breadcrumb-banner';
import { ButtonLink } from '@/components/button';
import { company } from '@/content/company';
import type { Service } from '@/content/services';

const trail = [{ name: 'Services', link: '/services' }] as const;

/** The banner of a service page: Home > Services > page (RT-4). */
export const ServiceBanner = ({ service: { heading, lead, action } }: { service: Service }) => (
  <BreadcrumbBanner heading={heading} trail={trail} lead={lead}>
    <div className="flex flex-col items-start gap-x-6 gap-y-3 sm:flex-row sm:items-center lg:flex-col lg:items-end">
      <ButtonLink to={action.link}>{action.label}</ButtonLink>
      <p className="bg-paper lg:-mr-2 lg:px-2">
        <a
          href={company.phone.href}
          className="figure inline-flex min-h-11 min-w-[8.3em] items-center text-sm font-semibold underline-offset-4 hover:underline"
        >
          {company.phone.label}
        </a>
      </p>
    </div>
  </BreadcrumbBanner>
);
