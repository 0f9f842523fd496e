import { quantityMachine } from '@machines/quantity.machine';
import { useSelector } from '@xstate/react';
import { useActorRef } from './use-actor-ref';

/** The quantity to add to the cart (ST-QTY). */
export function useQuantity() {
  const actor = useActorRef(quantityMachine);
  return {
    quantity: useSelector(actor, ({ context }) => context.quantity),
    canIncrement: useSelector(actor, (state) => state.can({ type: 'quantity.incremented' })),
    canDecrement: useSelector(actor, (state) => state.can({ type: 'quantity.decremented' })),
    /** The current quantity, for a click before the next render. */
    currentQuantity: () => actor.getSnapshot().context.quantity,
    increment: () => actor.send({ type: 'quantity.incremented' }),
    decrement: () => actor.send({ type: 'quantity.decremented' }),
    setQuantity: (quantity: number) => actor.send({ type: 'quantity.typed', quantity }),
  };
}
