import { billed, type Plan } from '@/content/plans';
import { priceFor } from '@/lib/money';
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
  <p className={`text-sm md:max-lg:text-xs ${className}`}>
    <span
      translate="no"
      className={`figure mb-1 block lg:mb-2 font-heading text-[min(2.375rem,13.75vw)] leading-none font-bold tracking-tight ${isLong ? 'lg:text-[3.25rem]' : 'sm:text-[3.25rem]'}`}
    >
      <PerPeriod period={period}>{(shown) => priceFor(monthlyPrice, shown)}</PerPeriod>
    </span>
    <span className={`after:content-[","] ${noteClassName}`}>
      {/* The label's hyphen, stretched to the length of a dash. */}
      <span className="mr-[0.4em] inline-block scale-x-[1.9] origin-left">-</span> monthly
    </span>{' '}
    <span className={`inline-block tabular-nums ${noteClassName}`}>
      <PerPeriod period={period}>
        {(shown) => (shown === 'yearly' ? `${billed.yearly}${monthlyPrice}` : billed.monthly)}
      </PerPeriod>
    </span>
  </p>
);
