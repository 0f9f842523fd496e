import { Check } from 'lucide';
import type { ComponentProps, ReactNode } from 'react';
import { ButtonLink } from '@/components/button';
import { Icon } from '@/components/icon';
import { NonBreaking } from '@/components/non-breaking';
import { ShowWhenChosen } from '@/components/show-when-chosen';
import { periods } from '@/content/plans';
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
