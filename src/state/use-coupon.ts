import { couponMachine } from '@machines/coupon.machine';
import { useSelector } from '@xstate/react';
import { useActorRef } from './use-actor';

/** Whether the coupon box of the checkout is open (ST-COUPON). */
export function useCoupon() {
  const actor = useActorRef(couponMachine);
  return {
    isOpen: useSelector(actor, (state) => state.matches('open')),
    toggle: () => actor.send({ type: 'coupon.toggled' }),
  };
}
