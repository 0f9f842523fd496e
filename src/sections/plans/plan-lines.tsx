import { CollapsedOnPhone } from '@/components/collapsed-on-phone';
import { plans as allPlans, type Plan } from '@/content/plans';
import type { BillingPeriod } from '@/state/use-pricing';
import { PlanFeature, PlanLink } from './plan-parts';
import { PlanPrice } from './plan-price';

/** The plans as lines of a ledger; on a phone with what they include folded. */
export const PlanLines = ({ period, plans = allPlans }: Props) => (
  <ul className="border-t-[3px] border-ink">
    {plans.map(({ id, planName, desc, isPopular, monthlyPrice, features }) => (
      <li
        key={id}
        className="grid gap-x-12 gap-y-5 border-b border-line py-8 md:grid-cols-[1fr_auto] lg:grid-cols-[4fr_6fr_auto] lg:py-10"
      >
        <div>
          <h3 className="flex flex-wrap items-center gap-3 text-2xl">
            {planName}
            {isPopular && (
              <span className="chip chip-marigold font-text tracking-normal">Most popular</span>
            )}
          </h3>
          <p className="mt-2 max-w-[22em] text-card text-ink-soft">{desc}</p>
        </div>
        <CollapsedOnPhone
          summary="What it includes"
          className="max-lg:order-last max-lg:col-span-full"
          summaryClassName="w-max pr-2"
        >
          <ul className="grid content-start gap-x-8 gap-y-2 text-card max-md:mt-2 sm:grid-cols-2">
            {features.map((feature) => (
              <li key={feature} className="flex gap-3">
                <PlanFeature text={feature} checkClassName="text-evergreen-700" />
              </li>
            ))}
          </ul>
        </CollapsedOnPhone>
        <div className="flex items-end justify-between gap-6 max-sm:flex-col max-sm:items-stretch max-sm:gap-4 md:flex-col md:justify-start">
          <div className="narrow:min-w-0 min-w-[10.5rem] md:text-right lg:w-[13.5rem]">
            <PlanPrice monthlyPrice={monthlyPrice} period={period} className="md:justify-end" />
          </div>
          <PlanLink
            planName={planName}
            tone={isPopular ? 'primary' : 'secondary'}
            className="whitespace-nowrap"
          />
        </div>
      </li>
    ))}
  </ul>
);

type Props = { period: BillingPeriod; plans?: readonly Plan[] };
