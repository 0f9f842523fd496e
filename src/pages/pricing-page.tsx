import { BreadcrumbBanner } from '@/brand/breadcrumb-banner';
import { Sections } from '@/components/sections';
import { PlanComparison } from '@/sections/plans/plan-comparison';
import { Pricing } from '@/sections/plans/pricing';
import { Counters } from '@/sections/shared/counters';
import { Questions } from '@/sections/shared/questions';

/** PRICE-1 */
export default function PricingPage() {
  return (
    <Sections>
      <BreadcrumbBanner
        heading="Pricing"
        lead="Choose how much of the work to hand over. Move up or down at the start of any month, or leave on 30 days’ notice, without a fee."
      />
      <Pricing comparison={PlanComparison} />
      <Counters />
      <Questions />
    </Sections>
  );
}
