import type { CartItem, cartMachine } from '@machines/cart.machine';
import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent } from 'react';
import type { EmittedFrom, SnapshotFrom } from 'xstate';
import { useVisitActor } from './visit';

export type CartLine = CartItem;

const useCartSelector = <Value>(select: (state: SnapshotFrom<typeof cartMachine>) => Value) =>
  useSelector(useVisitActor('cart'), select);

/** Whether the cart is empty, its lines, and their subtotal in dollars (ST-CART). */
export function useCart() {
  return {
    isEmpty: useCartSelector((state) => state.matches('empty')),
    items: useCartSelector(({ context }) => context.cartItems),
    itemPrice: useCartSelector(({ context }) => context.itemPrice),
  };
}

/** Whether the cart is empty, and its item count. */
export function useCartCount() {
  return {
    isEmpty: useCartSelector((state) => state.matches('empty')),
    count: useCartSelector(({ context }) =>
      context.cartItems.reduce((sum, { qty }) => sum + qty, 0),
    ),
  };
}

/** Functions that send the cart's events (ST-CART-1 to ST-CART-4). Its toast sends the others. */
export function useCartActions() {
  const actor = useVisitActor('cart');
  return {
    add: (item: CartItem) => actor.send({ type: 'item.added', item }),
    decrement: (id: string) => actor.send({ type: 'item.decremented', id }),
    setQuantity: (id: string, quantity: number) =>
      actor.send({ type: 'quantity.typed', id, quantity }),
    remove: (id: string) => actor.send({ type: 'item.removed', id }),
    empty: () => actor.send({ type: 'cart.emptied' }),
  };
}

type Change = EmittedFrom<typeof cartMachine>['type'];

/**
 * Calls `onChange` with the index of the first line after lines were removed or restored, in the
 * animation frame that renders the change, so that it can move focus.
 */
export function useCartChange(type: Change, onChange: (index: number) => void) {
  const actor = useVisitActor('cart');
  const listener = useEffectEvent(onChange);
  useEffect(() => {
    const { unsubscribe } = actor.on(type, ({ index }) =>
      requestAnimationFrame(() => listener(index)),
    );
    return unsubscribe;
  }, [actor, type]);
}
