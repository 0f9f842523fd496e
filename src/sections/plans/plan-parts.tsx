import { Check } from 'lucide-react';
import type { ComponentProps } from 'react';
import { ButtonLink } from '@/components/button';
import { NonBreaking } from '@/components/non-breaking';

/** A line of what a plan includes. */
export const PlanFeature = ({ text, checkClassName = '' }: FeatureProps) => (
  <>
    <Check aria-hidden className={`mt-1 size-4 shrink-0 ${checkClassName}`} strokeWidth={2.5} />
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
