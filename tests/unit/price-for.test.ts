import { expect, it } from 'vitest';
import { plans } from '@/content/plans';
import { priceFor } from '@/lib/price-for';

it('shows each plan by the month, and twelve times that by the year (ST-PRICE, BIZ-1)', () => {
  const shown = plans.map(({ monthlyPrice }) => [
    priceFor(monthlyPrice, 'monthly'),
    priceFor(monthlyPrice, 'yearly'),
  ]);
  expect(shown).toEqual([
    [10, 120],
    [20, 240],
    [40, 480],
  ]);
});
