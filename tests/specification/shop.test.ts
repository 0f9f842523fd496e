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
