import { ScrollRow } from '@/components/scroll-row';
import { type Plan, plans } from '@/content/plans';
import { PlanFeature, PlanLink } from './plan-parts';
import { PlanPrice } from './plan-price';

/** The plans side by side; on a phone, one after the other in a row that is swiped. */
export const PlanCards = () => (
  <ScrollRow label="The plans">
    <ul className="grid items-stretch gap-5 md:grid-cols-3">
      {plans.map((plan) => (
        <PlanCard key={plan.id} plan={plan} />
      ))}
    </ul>
  </ScrollRow>
);

function PlanCard({ plan }: { plan: Plan }) {
  const { planName, desc, isPopular, monthlyPrice, features } = plan;
  const softClass = isPopular ? 'text-mint' : 'text-ink-soft';
  return (
    <li
      className={`relative rounded-xl p-5 max-sm:grid max-sm:grid-cols-[1fr_auto] max-sm:grid-rows-[auto_auto_1fr] max-sm:items-center sm:flex sm:flex-col sm:p-6 lg:p-8 ${isPopular ? 'on-dark border border-evergreen-900 bg-evergreen-900 text-sheet shadow-sheet' : 'border border-line bg-sheet'}`}
    >
      {isPopular && (
        <span className="chip chip-marigold absolute -top-3 right-6 lg:right-8">Most popular</span>
      )}
      <h3 className="text-xl">{planName}</h3>
      <p
        className={`text-card max-sm:order-1 max-sm:col-span-2 max-sm:mt-3 sm:mt-2 sm:mb-6 md:min-h-[4.9rem] ${softClass}`}
      >
        {desc}
      </p>
      <PlanPrice monthlyPrice={monthlyPrice} noteClassName={softClass} />
      <ul className="mt-5 mb-6 text-card max-sm:order-2 max-sm:col-span-2 max-sm:self-start sm:mt-6 sm:mb-7">
        {features.map((feature) => (
          <li
            key={feature}
            className={`flex gap-3 border-t py-1.5 sm:py-2.5 ${isPopular ? 'border-sheet/20' : 'border-line'}`}
          >
            <PlanFeature text={feature} />
          </li>
        ))}
      </ul>
      <PlanLink
        planName={planName}
        tone={isPopular ? 'inverse' : 'primary'}
        className="mt-auto max-sm:order-3 max-sm:col-span-2"
      />
    </li>
  );
}
