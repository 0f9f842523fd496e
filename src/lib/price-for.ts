/** A plan's price for a billing period; a year costs twelve months (ST-PRICE). */
export const priceFor = (monthlyPrice: string, period: 'monthly' | 'yearly') =>
  Number(monthlyPrice) * (period === 'yearly' ? 12 : 1);
