import { Check } from 'lucide-react';
import { ButtonLink } from '@/components/button';
import { Unbroken } from '@/components/unbroken';
import { plans } from '@/content/plans';
import { PlanPrice } from './plan-price';

/** The plans as lines of a ledger, one below the other. */
export const PlanLines = () => (
  <ul className="border-t-[3px] border-ink">
    {plans.map(({ id, planName, desc, isPopular, monthlyPrice, features }) => (
      <li
        key={id}
        className="grid gap-x-12 gap-y-5 border-b border-line py-8 md:grid-cols-[1fr_auto] lg:grid-cols-[4fr_6fr_auto] lg:py-10"
      >
        <div>
          <h3 className="flex flex-wrap items-center gap-3 text-2xl">
            {planName}
            {isPopular && <span className="chip chip-marigold font-text">Most popular</span>}
          </h3>
          <p className="mt-2 max-w-[22em] text-card text-ink-soft">{desc}</p>
        </div>
        <ul className="grid content-start gap-x-8 gap-y-2 text-card max-lg:order-last max-lg:col-span-full sm:grid-cols-2">
          {features.map((feature) => (
            <li key={feature} className="flex gap-3">
              <Check
                aria-hidden
                className="mt-1 size-4 shrink-0 text-evergreen-700"
                strokeWidth={2.5}
              />
              <span>
                <Unbroken text={feature} />
              </span>
            </li>
          ))}
        </ul>
        <div className="flex items-end justify-between gap-6 max-sm:flex-col max-sm:items-stretch max-sm:gap-4 md:flex-col md:justify-start">
          <div className="min-w-[10.5rem] md:text-right">
            <PlanPrice monthlyPrice={monthlyPrice} />
          </div>
          <ButtonLink
            to="/contact"
            tone={isPopular ? 'primary' : 'secondary'}
            className="whitespace-nowrap"
          >
            Get Started<span className="sr-only"> with {planName}</span>
          </ButtonLink>
        </div>
      </li>
    ))}
  </ul>
);
