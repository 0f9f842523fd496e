import { BreadcrumbBanner } from '@/brand/breadcrumb-banner';
import { Sections } from '@/components/sections';
import { servicesOverview } from '@/content/services';
import { LeadsRow } from '@/sections/services/leads-row';
import { ServiceAction } from '@/sections/services/service-action';
import { ServiceCards } from '@/sections/services/service-cards';
import { ServiceChooser } from '@/sections/services/service-chooser';
import { SharedBooks } from '@/sections/services/shared-books';

/** SERV-1: the overview. */
export default function ServicesPage() {
  return (
    <Sections>
      <BreadcrumbBanner heading={servicesOverview.heading} lead={servicesOverview.lead}>
        <LeadsRow />
      </BreadcrumbBanner>
      <ServiceCards />
      <SharedBooks />
      <ServiceChooser />
      <ServiceAction service={servicesOverview} />
    </Sections>
  );
}
