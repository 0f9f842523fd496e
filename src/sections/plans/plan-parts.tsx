import { Check } from 'lucide';
import { type ComponentProps, type ReactNode, useRef } from 'react';
import { ButtonLink } from '@/components/button';
import { ShowWhenChosen } from '@/components/choices';
import { CollapsedOnPhone } from '@/components/collapsed-on-phone';
import { Icon } from '@/components/icon';
import { NonBreaking } from '@/components/non-breaking';
import { plans as allPlans, billed, type Plan, periods } from '@/content/plans';
import { animate, useOnChange } from '@/effects/motion';
import { priceFor } from '@/lib/money';
import type { BillingPeriod } from '@/state/use-pricing';

/** What depends on the billing period (ST-PRICE). */
export const PerPeriod = ({ period, children }: PerPeriodProps) => (
  <ShowWhenChosen options={periods} value={period}>
    {children}
  </ShowWhenChosen>
);

type PerPeriodProps = { period: BillingPeriod; children: (period: BillingPeriod) => ReactNode };

/** A line of what a plan includes. */
export const PlanFeature = ({ text, checkClassName = '' }: FeatureProps) => (
  <>
    <Icon icon={Check} className={`mt-1 size-4 shrink-0 ${checkClassName}`} strokeWidth={2.5} />
    <span>
      <NonBreaking text={text} />
    </span>
  </>
);

type FeatureProps = { text: string; checkClassName?: string };

/** The button that starts a plan. */
export const PlanLink = ({ planName, ...props }: LinkProps) => (
  <ButtonLink to="/contact" {...props}>
    Get Started<span className="sr-only"> with {planName}</span>
  </ButtonLink>
);

type LinkProps = { planName: string } & Pick<
  ComponentProps<typeof ButtonLink>,
  'tone' | 'className'
>;

type PriceProps = Pick<Plan, 'monthlyPrice'> & {
  period: BillingPeriod;
  /** Whether it may have so many digits that its label does not fit beside it in a tablet’s columns. */
  isLong?: boolean;
  className?: string;
  noteClassName?: string;
};

/** How a new price comes, and for how long, in ms. */
const rise = [{ translate: '0 0.4em', opacity: 0 }, {}];
const riseTime = 180;

/** A plan's price for the billing period (ST-PRICE, BIZ-1). */
export function PlanPrice({
  monthlyPrice,
  period,
  isLong = false,
  className = '',
  noteClassName = 'text-ink-soft',
}: PriceProps) {
  const figure = useRef<HTMLSpanElement>(null);
  useOnChange(period, () => animate(figure.current, rise, riseTime));
  return (
    <p className={`text-sm md:max-lg:text-xs ${className}`}>
      <span
        ref={figure}
        translate="no"
        className={`figure mb-1 block lg:mb-2 font-heading text-[min(2.375rem,13.75vw)] leading-none font-bold tracking-tight ${isLong ? 'lg:text-[3.25rem]' : 'sm:text-[3.25rem]'}`}
      >
        <PerPeriod period={period}>{(shown) => priceFor(monthlyPrice, shown)}</PerPeriod>
      </span>
      <span className={`after:content-[","] ${noteClassName}`}>
        {/* The label's hyphen, stretched to the length of a dash. */}
        <span className="mr-[0.4em] inline-block scale-x-[1.9] origin-left">-</span> monthly
      </span>{' '}
      <span className={`inline-block md:max-lg:block tabular-nums ${noteClassName}`}>
        <PerPeriod period={period}>
          {(shown) => (shown === 'yearly' ? `${billed.yearly}${monthlyPrice}` : billed.monthly)}
        </PerPeriod>
      </span>
    </p>
  );
}

type LinesProps = { period: BillingPeriod; plans?: readonly Plan[] };

/** The plans as lines of a ledger; on a phone with what they include folded. */
export const PlanLines = ({ period, plans = allPlans }: LinesProps) => (
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
