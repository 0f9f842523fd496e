import { CollapsedOnPhone } from '@/components/collapsed-on-phone';
import { plans as allPlans, type Plan } from '@/content/plans';
import { priceFor } from '@/lib/money';
import type { BillingPeriod } from '@/state/use-pricing';
import { PlanFeature, PlanLink, PlanPrice } from './plan-parts';

type Props = { period: BillingPeriod; plans?: readonly Plan[] };

/** The columns for so many plans, if not three. */
const columns: Readonly<Record<number, string>> = {
  1: '',
  2: 'md:grid-cols-2',
  4: 'md:grid-cols-2 xl:grid-cols-4',
};

/** A yearly price from which on, in any of the plans, their prices take a line of their own. */
const longPrice = 1000;

/** The plans side by side; on a phone stacked, with what they include folded, so that all are seen at once. */
export function PlanCards({ period, plans = allPlans }: Props) {
  const isLong = plans.some(({ monthlyPrice }) => priceFor(monthlyPrice, 'yearly') >= longPrice);
  return (
    <ul
      className={`grid items-stretch gap-4 lg:gap-5 ${columns[plans.length] ?? 'md:grid-cols-3'}`}
    >
      {plans.map((plan) => (
        <PlanCard
          key={plan.id}
          plan={plan}
          period={period}
          isNarrow={plans.length === 4}
          isLong={isLong}
        />
      ))}
    </ul>
  );
}

const popularClass =
  'max-md:pt-5.5 on-dark border-evergreen-900 bg-evergreen-900 text-on-evergreen shadow-sheet dark:border-marigold';

/**
 * The five parts of cards that stand side by side begin on the same lines. On phones, the price is at the
 * right of the name, unless it is long, and the button at the right of the summary, if there is room
 * for both; else one below the other. Both have their width, and the price its height, before they
 * stream in.
 */
const placeClass = {
  card: 'grid md:row-span-5 md:grid-rows-subgrid md:gap-y-0 max-md:min-[24rem]:grid-cols-[1fr_minmax(8.375rem,auto)] max-md:min-[24rem]:gap-x-4',
  price:
    'max-md:min-[24rem]:col-start-2 max-md:min-[24rem]:row-start-1 max-md:self-start max-md:min-[24rem]:-ml-32 max-md:min-[24rem]:text-right md:mt-4 lg:mt-6',
  features:
    'max-md:min-[24rem]:col-span-full max-md:min-[24rem]:row-start-4 md:mt-5 md:mb-7 lg:mt-6',
  link: 'max-md:mt-2 max-md:min-[24rem]:col-start-2 max-md:min-[24rem]:justify-self-end max-md:min-[24rem]:row-start-4 max-md:min-[24rem]:mt-0 max-md:self-start',
};
const priceRow =
  'max-md:min-[24rem]:grid-rows-[minmax(4.125rem,auto)] sm:max-md:grid-rows-[minmax(5rem,auto)]';
const wholeLine = 'max-md:min-[24rem]:col-span-full';

type CardProps = { plan: Plan; period: BillingPeriod; isNarrow: boolean; isLong: boolean };

function PlanCard({ plan, period, isNarrow, isLong }: CardProps) {
  const { planName, desc, isPopular, monthlyPrice, features } = plan;
  const softClass = isPopular ? 'text-on-evergreen-soft' : 'text-ink-soft';
  // As tall as the longest, so that prices align.
  const descClass = `md:min-h-[6.6rem] ${isNarrow ? 'lg:min-h-[4.9rem] xl:min-h-[6.6rem]' : 'lg:min-h-[4.9rem]'}`;
  return (
    <li
      className={`relative rounded-xl border p-5 max-md:py-4 md:max-lg:px-4 lg:p-8 ${placeClass.card} ${isLong ? '' : priceRow} ${isPopular ? popularClass : 'border-line bg-sheet'}`}
    >
      {isPopular && (
        <span className="chip chip-marigold absolute -top-3 right-5 max-md:right-auto max-md:left-5 lg:right-8 narrow:static narrow:mb-2 narrow:w-fit">
          Most popular
        </span>
      )}
      <h3 className={`text-xl ${isLong ? wholeLine : ''}`}>{planName}</h3>
      <p className={`text-card mt-1 mb-2 md:mt-2 md:mb-0 ${descClass} ${softClass} ${wholeLine}`}>
        {desc}
      </p>
      <PlanPrice
        monthlyPrice={monthlyPrice}
        period={period}
        isLong={isLong}
        className={isLong ? `md:mt-4 lg:mt-6 ${wholeLine}` : placeClass.price}
        noteClassName={softClass}
      />
      <CollapsedOnPhone
        summary="What it includes"
        className={placeClass.features}
        summaryClassName="w-max pr-2"
      >
        <ul className="text-card max-md:mt-3 md:max-lg:text-sm">
          {features.map((feature) => (
            <li
              key={feature}
              className={`flex gap-3 border-t py-1.5 lg:py-2.5 ${isPopular ? 'border-on-evergreen/20' : 'border-line'}`}
            >
              <PlanFeature text={feature} />
            </li>
          ))}
        </ul>
      </CollapsedOnPhone>
      <PlanLink
        planName={planName}
        tone={isPopular ? 'inverse' : 'primary'}
        className={placeClass.link}
      />
    </li>
  );
}
