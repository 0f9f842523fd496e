import { type CartItem, cartMachine } from '@machines/cart.machine';
import { createActorContext } from '@xstate/react';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import type { ActorOptions, EmittedFrom } from 'xstate';
import { showToast } from '@/effects/toast';
import { addKeeper } from './kept';
import { useInspectorOptions } from './use-actor-ref';

export type CartLine = CartItem;

const cartWithToast = cartMachine.provide({
  actions: {
    announceRemoval: ({ context: { removal }, event, self }) => {
      const message =
        event.type === 'cart.emptied' ? 'Cart emptied.' : `${removal.items[0]?.name} removed.`;
      showToast(message, {
        type: 'info',
        kind: 'removal',
        action: { label: 'Undo', onPress: () => self.send({ type: 'removal.undone' }) },
        onClose: () => self.send({ type: 'removal.settled' }),
      });
    },
  },
});

const Cart = createActorContext(cartWithToast);

type ProviderProps = { options?: ActorOptions<typeof cartMachine>; children: ReactNode };

/** Provides the visitor's cart, kept in memory only (GEN-1, ERR-3). */
export const CartProvider = ({ options, children }: ProviderProps) => (
  <Cart.Provider options={{ ...options, ...useInspectorOptions(cartMachine) }}>
    <CartKeeper />
    {children}
  </Cart.Provider>
);

function CartKeeper() {
  const actor = Cart.useActorRef();
  useEffect(
    () => addKeeper(() => (actor.getSnapshot().matches('filled') ? 'your cart' : undefined)),
    [actor],
  );
  return null;
}

/** Whether the cart is empty, its lines, and their subtotal in dollars (ST-CART). */
export function useCart() {
  return {
    isEmpty: Cart.useSelector((state) => state.matches('empty')),
    items: Cart.useSelector(({ context }) => context.cartItems),
    itemPrice: Cart.useSelector(({ context }) => context.itemPrice),
  };
}

/** Whether the cart is empty, and its item count. */
export function useCartCount() {
  return {
    isEmpty: Cart.useSelector((state) => state.matches('empty')),
    count: Cart.useSelector(({ context }) =>
      context.cartItems.reduce((sum, { qty }) => sum + qty, 0),
    ),
  };
}

/** Functions that send the cart's events (ST-CART-1 to ST-CART-4). Its toast sends the others. */
export function useCartActions() {
  const actor = Cart.useActorRef();
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
  const actor = Cart.useActorRef();
  const listener = useEffectEvent(onChange);
  useEffect(() => {
    const { unsubscribe } = actor.on(type, ({ index }) =>
      requestAnimationFrame(() => listener(index)),
    );
    return unsubscribe;
  }, [actor, type]);
}
