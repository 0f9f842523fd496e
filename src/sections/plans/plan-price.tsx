import { billed, type Plan } from '@/content/plans';
import { priceFor } from '@/lib/price-for';
import type { BillingPeriod } from '@/state/use-pricing';
import { PerPeriod } from './plan-parts';

type Props = Pick<Plan, 'monthlyPrice'> & {
  period: BillingPeriod;
  /** Whether it may have so many digits that its label does not fit beside it in a tablet’s columns. */
  isLong?: boolean;
  className?: string;
  noteClassName?: string;
};

/** A plan's price for the billing period (ST-PRICE, BIZ-1). */
export const PlanPrice = ({
  monthlyPrice,
  period,
  isLong = false,
  className = '',
  noteClassName = 'text-ink-soft',
}: Props) => (
  <p
    className={`max-lg:grid max-lg:items-baseline max-lg:gap-x-3 narrow:grid-cols-1 ${isLong ? 'max-md:grid-cols-[auto_1fr]' : 'max-lg:grid-cols-[auto_auto] max-lg:justify-start'} ${className}`}
  >
    <span
      translate="no"
      className={`figure block lg:mb-2 font-heading text-[min(2.375rem,13.75vw)] leading-none font-bold tracking-tight ${isLong ? 'lg:text-[3.25rem]' : 'sm:text-[3.25rem]'}`}
    >
      <PerPeriod period={period}>{(shown) => priceFor(monthlyPrice, shown)}</PerPeriod>
    </span>
    <span className={`block text-sm lg:inline lg:after:content-[","] ${noteClassName}`}>
      {/* The label's hyphen, stretched to the length of a dash. */}
      <span className="mr-[0.4em] inline-block scale-x-[1.9] origin-left">-</span> monthly
    </span>{' '}
    <span
      className={`block text-sm tabular-nums max-lg:col-span-full max-lg:mt-1 lg:inline-block ${noteClassName}`}
    >
      <PerPeriod period={period}>
        {(shown) => (shown === 'yearly' ? `${billed.yearly}${monthlyPrice}` : billed.monthly)}
      </PerPeriod>
    </span>
  </p>
);
