import { cartMachine } from '@machines/cart.machine';
import { Window } from 'happy-dom';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Router } from 'wouter';
import { FilledCart } from '@/sections/cart/filled-cart';
import { CartProvider } from '@/state/cart';
import { KeptActorsProvider } from '@/state/kept-actors';

const items = [{ id: 'course', name: 'A course', price: 402, qty: 2 }];
const context = { ...cartMachine.getInitialSnapshot(undefined as never).context };
const snapshot = cartMachine.resolveState({
  value: 'filled',
  context: { ...context, cartItems: items, itemPrice: 804 },
});

// As the workbench restores a step.
globalThis.snapshotStatechart = (id) => (id === 'cart' ? snapshot : undefined);

/** A cart with two of a course at 402. */
const cart = new Window().document.createElement('div');
cart.innerHTML = renderToString(
  <Router ssrPath="/cart">
    <CartProvider>
      <KeptActorsProvider>
        <FilledCart />
      </KeptActorsProvider>
    </CartProvider>
  </Router>,
);

delete globalThis.snapshotStatechart;

const texts = (selector: string) =>
  [...cart.querySelectorAll(selector)].map(({ textContent }) => textContent?.trim());

it('is emptied by the button `Empty Cart` (ST-CART-4, ST-CART-8, CART-1)', () => {
  expect(texts('button')).toContain('Empty Cart');
});

it('shows amounts in dollars with `.00` (CART-1, BIZ-3, BIZ-4)', () => {
  expect(texts('tbody [data-part=price]')).toEqual(['Unit Price $402.00']);
  expect(texts('tbody [data-part=subtotal]')).toEqual(['$804.00']);
  expect(texts('dd')).toEqual(['$804.00', '$804.00']);
});
