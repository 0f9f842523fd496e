import { expect, it } from 'vitest';
import { recordCart } from '../../../support/record-cart';

it('a recording has the states, the changes, the actions and the clauses of each step', () => {
  const steps = recordCart(1).steps.map(({ time, ...step }) => step);
  const item = { id: 'course-0', name: 'course-0', price: 402.1, qty: 1 };
  expect(steps).toEqual([
    {
      sent: 0,
      actor: 'cart 1',
      machine: 'cart',
      event: { type: 'xstate.init' },
      from: null,
      to: 'empty',
      changed: {
        cartItems: [],
        itemPrice: 0,
        shippingPrice: 50,
        taxPrice: 0,
        totalPrice: 0,
        vat: 0,
        removal: { items: [], index: 0 },
      },
      actions: [],
      clauses: [],
    },
    {
      sent: 1,
      actor: 'cart 1',
      machine: 'cart',
      event: { type: 'item.added', item },
      from: 'empty',
      to: 'filled',
      changed: { cartItems: [item], itemPrice: 402.1 },
      actions: [],
      taken: ['cart.empty#item.added#0'],
      clauses: ['ST-CART-1', 'ST-CART-5', 'ST-CART-7'],
    },
  ]);
});
