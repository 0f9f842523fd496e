import type { ComponentType } from 'react';
import { Choices } from '@/components/choices';
import { Column, Section, SectionIntro } from '@/components/section';
import { pricingIntro } from '@/content/home';
import { periods } from '@/content/plans';
import { type BillingPeriod, usePricing } from '@/state/use-pricing';
import { PlanCards } from './plan-cards';

/** Shows plans with their prices for a period. */
type PlansView = ComponentType<{ period: BillingPeriod }>;

type Props = {
  /** Cards by default. */
  list?: PlansView;
  /** Shown below the list. */
  comparison?: PlansView;
};

/** HOME-11 and PRICE-1: the plans, with monthly or yearly prices (ST-PRICE, BIZ-1). */
export function Pricing({ list: List = PlanCards, comparison: Comparison }: Props) {
  const { period, select } = usePricing();
  return (
    <Section labelledBy="pricing-title" className="choice-scope">
      <Column>
        <div className="mb-5 flex justify-between gap-x-12 gap-y-5 max-md:flex-col max-md:items-start md:mb-9 md:items-end lg:mb-14">
          <SectionIntro id="pricing-title" {...pricingIntro} />
          <Choices
            legend="Billing period"
            name="billing-period"
            options={periods}
            value={period}
            onChoose={select}
            className="segments not-has-[label+label]:invisible shrink-0 grid-flow-col bg-sheet *:px-5"
          />
        </div>
        <List period={period} />
        {Comparison && <Comparison period={period} />}
      </Column>
    </Section>
  );
}
