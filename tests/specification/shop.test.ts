import { expect, it } from 'vitest';
import { shop } from '@/content/shop';

it('a product page (SHOP-2, VAL-5)', () => {
  const { sale, tabs, reviews, related } = shop;
  expect([sale.now, sale.before]).toEqual(['430.00 USD', '799.00 USD']);
  expect(tabs).toEqual({ description: 'Description', reviews: 'Reviews (0)' });
  expect(reviews.none).toBe('There are no reviews yet.');
  expect(reviews.note).toBe('Required fields are marked *');
  expect(related.more).toBe('Show more');
});

it('the product of unknown names (RT-5, SHOP-2)', () => {
  expect([shop.unknown.name, shop.unknown.price]).toEqual(['Online Courses', 430]);
});

it('the empty cart (CART-1, ERR-1)', () => {
  expect(shop.cart.empty).toBe('Please add products to your cart!');
});

it('the checkout (CHK-1, CHK-3)', () => {
  const { coupon, order, payment, submit } = shop.checkout;
  expect([coupon.question, coupon.toggle]).toEqual(['Have a coupon?', 'Click here']);
  expect(order.heading).toBe('Your Order');
  expect(order.lines[0]).toEqual({ label: 'Online Courses\u00a0×\u00a02', amount: '$900.00' });
  expect(order.total.amount).toBe('$900.00');
  expect(payment).toBe(
    'Sorry, it seems that there are no available payment methods for your state. Please contact us if you require assistance or wish to make alternate arrangements.',
  );
  expect(submit).toEqual({ label: 'Place Order', link: '#' });
});
