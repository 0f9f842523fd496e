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
        lead="Change plans at the start of any month. Leave on 30 days’ notice without a fee, and take your ledger, pay registers and filed returns with you."
      />
      <Pricing comparison={PlanComparison} />
      <Counters />
      <Questions />
    </Sections>
  );
}
