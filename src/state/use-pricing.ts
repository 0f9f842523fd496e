import { pricingMachine } from '@machines/pricing.machine';
import { useSelector } from '@xstate/react';
import { useActorRef } from './use-actor-ref';

export type BillingPeriod = 'monthly' | 'yearly';

const selected = {
  monthly: { type: 'monthly.selected' },
  yearly: { type: 'yearly.selected' },
} as const;

/** The billing period that prices are shown for (ST-PRICE). */
export function usePricing() {
  const actor = useActorRef(pricingMachine);
  const period: BillingPeriod = useSelector(actor, (state) => state.value);
  return {
    period,
    select: (period: BillingPeriod) => actor.send(selected[period]),
  };
}
