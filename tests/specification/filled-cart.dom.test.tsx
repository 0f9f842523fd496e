import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Router } from 'wouter';
import { FilledCart } from '@/sections/cart/filled-cart';
import { createVisit, VisitContext } from '@/state/visit';

const visit = createVisit({ path: '/cart', place: { address: '/cart', index: 0 } }).start();
const item = { id: 'course', name: 'A course', price: 402, qty: 2 };
visit.system.get('cart').send({ type: 'item.added', item });

/** A cart with two of a course at 402. */
const cart = document.createElement('div');
cart.innerHTML = renderToString(
  <Router ssrPath="/cart">
    <VisitContext value={visit}>
      <FilledCart />
    </VisitContext>
  </Router>,
);

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
