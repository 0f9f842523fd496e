import { describe, expect, it } from 'vitest';
import { dollars } from '@/lib/dollars';
import { formatCents } from '@/lib/format-cents';

const cents = [
  0, 5, 99, 100, 12_345, 99_999, 100_000, 123_456_789, 100_000_000_000, -9_600, -123_456,
];

describe('amounts are formatted like Intl.NumberFormat', () => {
  const ledger = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2 });
  it.each(cents)('%i cents in a ledger', (amount) => {
    expect(formatCents(amount)).toBe(ledger.format(amount / 100).replace('-', '−'));
  });

  const currency = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
  it.each(cents.filter((amount) => amount >= 0))('%i cents in the cart (BIZ-3)', (amount) => {
    expect(dollars(amount / 100)).toBe(currency.format(amount / 100));
  });
});
