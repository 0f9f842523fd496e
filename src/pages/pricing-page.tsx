import { BreadcrumbBanner } from '@/components/breadcrumb-banner';
import { Sections } from '@/components/sections';
import { deferredSection } from '@/loading/deferred';
import { Counters } from '@/sections/counters';

const Pricing = deferredSection(() => import('@/sections/pricing'));
const Questions = deferredSection(() => import('@/sections/questions'));

/** PRICE-1 */
export default function PricingPage() {
  return (
    <Sections>
      <BreadcrumbBanner
        heading="Pricing"
        lead="The plan decides how much of the work is ours. You can move up or down before any month begins."
      />
      <Pricing />
      <Counters />
      <Questions />
    </Sections>
  );
}
