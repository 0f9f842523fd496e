import { Check } from 'lucide-react';
import { ButtonLink } from '@/components/button';
import { Choices } from '@/components/choices';
import { Column, Section, SectionIntro } from '@/components/section';
import { pricingIntro } from '@/content/home';
import { type Plan, plans } from '@/content/plans';
import { priceFor } from '@/lib/price-for';
import { usePricing } from '@/state/use-pricing';

const periods = [
  { value: 'monthly', label: 'Monthly' },
  { value: 'yearly', label: 'Yearly' },
] as const;

/** HOME-11 and PRICE-1: the plans, by the month or by the year (ST-PRICE, BIZ-1). */
export function Pricing() {
  const { period, select } = usePricing();
  return (
    <Section labelledBy="pricing-title" className="choice-scope">
      <Column>
        <div className="flex justify-between gap-x-12 gap-y-8 max-md:flex-col max-md:items-start md:items-end">
          <SectionIntro
            id="pricing-title"
            heading={pricingIntro.heading}
            lead={pricingIntro.lead}
          />
          <Choices
            legend="Billing period"
            name="billing-period"
            options={periods}
            value={period}
            onChoose={select}
            className="flex shrink-0 rounded border border-line bg-sheet p-1"
            optionClassName="min-h-11 rounded-sm px-5 py-2 text-sm/7 font-semibold transition-colors duration-150 has-checked:bg-ink has-checked:text-sheet hover:not-has-checked:bg-mint"
          />
        </div>
        <ul className="mt-12 grid items-stretch gap-5 md:grid-cols-3">
          {plans.map((plan) => (
            <PlanCard key={plan.id} plan={plan} />
          ))}
        </ul>
      </Column>
    </Section>
  );
}

function PlanCard({ plan }: { plan: Plan }) {
  const { planName, desc, isPopular, monthlyPrice, features } = plan;
  return (
    <li
      className={`relative flex flex-col rounded-xl p-6 lg:p-8 ${isPopular ? 'on-dark border border-evergreen-900 bg-evergreen-900 text-sheet shadow-sheet' : 'border border-line bg-sheet'}`}
    >
      <h3 className="text-xl">{planName}</h3>
      {isPopular && (
        <span className="chip chip-marigold absolute -top-3 right-6 lg:right-8">Most popular</span>
      )}
      <p
        className={`mt-2 text-sm md:min-h-18 lg:min-h-12 ${isPopular ? 'text-mint' : 'text-ink-soft'}`}
      >
        {desc}
      </p>
      <p className="mt-6">
        <span className="figure block font-heading text-[3.25rem] leading-none font-bold tracking-tight">
          <span className="if-monthly">{priceFor(monthlyPrice, 'monthly')}</span>
          <span className="if-yearly">{priceFor(monthlyPrice, 'yearly')}</span>
        </span>
        <span className={`mt-2 block text-sm ${isPopular ? 'text-mint' : 'text-ink-soft'}`}>
          - monthly
        </span>
      </p>
      <ul className="mt-7 mb-8 text-sm">
        {features.map((feature) => (
          <li
            key={feature}
            className={`flex gap-3 border-t py-2.5 ${isPopular ? 'border-sheet/20' : 'border-line'}`}
          >
            <Check aria-hidden className="mt-1 size-4 shrink-0" strokeWidth={2.5} />
            {feature}
          </li>
        ))}
      </ul>
      <ButtonLink to="/contact" tone={isPopular ? 'inverse' : 'primary'} className="mt-auto">
        Get Started<span className="sr-only"> with {planName}</span>
      </ButtonLink>
    </li>
  );
}
