import { pricingMachine } from '@machines/pricing.machine';
import { useSelector } from '@xstate/react';
import { useActorRef } from './use-actor';

export type BillingPeriod = 'monthly' | 'yearly';

/** The billing period of the prices (ST-PRICE). */
export function usePricing() {
  const actor = useActorRef(pricingMachine);
  const period: BillingPeriod = useSelector(actor, (state) => state.value);
  return {
    period,
    select: (period: BillingPeriod) => actor.send({ type: `${period}.selected` }),
  };
}
