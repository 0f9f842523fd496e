import { cartMachine } from '@machines/cart.machine';
import { expect, it } from 'vitest';
import { createActor } from 'xstate';

const add = (id: string, price: number, qty: number) =>
  ({ type: 'item.added', item: { id, name: id, price, qty } }) as const;

it('only the item price is ever calculated; shipping is 50 (ST-CART-6, BIZ-4)', () => {
  const cart = createActor(cartMachine).start();
  const amounts = () => {
    const { itemPrice, shippingPrice, taxPrice, totalPrice, vat } = cart.getSnapshot().context;
    return { itemPrice, shippingPrice, taxPrice, totalPrice, vat };
  };
  const fixed = { shippingPrice: 50, taxPrice: 0, totalPrice: 0, vat: 0 };
  expect(amounts()).toEqual({ itemPrice: 0, ...fixed });
  cart.send(add('course', 430, 2));
  expect(amounts()).toEqual({ itemPrice: 860, ...fixed });
});

it('the item price has two decimals (BIZ-4, ST-CART-5)', () => {
  const cart = createActor(cartMachine).start();
  cart.send(add('pencil', 0.1, 3));
  cart.send(add('book', 19.99, 3));
  expect(cart.getSnapshot().context.itemPrice).toBe(60.27);
});
