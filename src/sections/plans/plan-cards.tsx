import { ScrollRow } from '@/components/scroll-row';
import { plans as allPlans, type Plan } from '@/content/plans';
import type { BillingPeriod } from '@/state/use-pricing';
import { PlanFeature, PlanLink } from './plan-parts';
import { PlanPrice } from './plan-price';

type Props = { period: BillingPeriod; plans?: readonly Plan[] };

/** The columns for so many plans, if not three. */
const columns: Readonly<Record<number, string>> = {
  2: 'lg:grid-cols-2',
  4: 'lg:grid-cols-2 xl:grid-cols-4',
};

/**
 * The plans side by side; on a tablet stacked, with the features at the right; on a phone in a row to
 * swipe through.
 */
export function PlanCards({ period, plans = allPlans }: Props) {
  // As tall as the longest, so that prices align.
  const descClass =
    plans.length === 4 ? 'lg:min-h-[4.9rem] xl:min-h-[6.6rem]' : 'lg:min-h-[4.9rem]';
  return (
    <ScrollRow label="The plans">
      <ul className={`grid items-stretch gap-5 ${columns[plans.length] ?? 'lg:grid-cols-3'}`}>
        {plans.map((plan) => (
          <PlanCard key={plan.id} plan={plan} period={period} descClass={descClass} />
        ))}
      </ul>
    </ScrollRow>
  );
}

/** On tablets, the price on the left and what it includes on the right. */
const besideClass =
  'sm:max-lg:grid sm:max-lg:grid-cols-[2fr_3fr] sm:max-lg:grid-rows-[auto_auto_auto_1fr] sm:max-lg:gap-x-10 sm:max-lg:p-7';

const popularClass = 'on-dark border-evergreen-900 bg-evergreen-900 text-on-evergreen shadow-sheet';

type CardProps = { plan: Plan; period: BillingPeriod; descClass: string };

function PlanCard({ plan, period, descClass }: CardProps) {
  const { planName, desc, isPopular, monthlyPrice, features } = plan;
  const softClass = isPopular ? 'text-on-evergreen-soft' : 'text-ink-soft';
  return (
    <li
      className={`relative rounded-xl border p-5 max-sm:flex max-sm:flex-col lg:flex lg:flex-col lg:p-8 ${besideClass} ${isPopular ? popularClass : 'border-line bg-sheet'}`}
    >
      {isPopular && (
        <span className="chip chip-marigold absolute -top-3 right-6 lg:right-8">Most popular</span>
      )}
      <h3 className="text-xl">{planName}</h3>
      <p className={`text-card mt-2 mb-4 sm:mb-6 ${descClass} ${softClass}`}>{desc}</p>
      <PlanPrice monthlyPrice={monthlyPrice} period={period} noteClassName={softClass} />
      <ul className="mt-5 mb-6 text-card max-sm:grow sm:max-lg:col-start-2 sm:max-lg:row-span-4 sm:max-lg:row-start-1 sm:max-lg:my-0 lg:mt-6 lg:mb-7">
        {features.map((feature) => (
          <li
            key={feature}
            className={`flex gap-3 border-t py-1.5 sm:max-lg:first:border-t-0 sm:max-lg:first:pt-0 lg:py-2.5 ${isPopular ? 'border-on-evergreen/20' : 'border-line'}`}
          >
            <PlanFeature text={feature} />
          </li>
        ))}
      </ul>
      <PlanLink
        planName={planName}
        tone={isPopular ? 'inverse' : 'primary'}
        className="mt-auto sm:max-lg:mt-6 sm:max-lg:self-end"
      />
    </li>
  );
}
