import { quantityMachine } from '@machines/quantity.machine';
import { useSelector } from '@xstate/react';
import { useActorRef } from './use-actor';
import { useNumberField } from './use-number-field';

/** The quantity to add to the cart, and its field (ST-QTY). */
export function useQuantity() {
  const actor = useActorRef(quantityMachine);
  const quantity = useSelector(actor, ({ context }) => context.quantity);
  return {
    quantity,
    field: useNumberField(quantity, (quantity) => actor.send({ type: 'quantity.typed', quantity })),
    canIncrement: useSelector(actor, (state) => state.can({ type: 'quantity.incremented' })),
    canDecrement: useSelector(actor, (state) => state.can({ type: 'quantity.decremented' })),
    /** The current quantity, for a click before the next render. */
    currentQuantity: () => actor.getSnapshot().context.quantity,
    increment: () => actor.send({ type: 'quantity.incremented' }),
    decrement: () => actor.send({ type: 'quantity.decremented' }),
  };
}
