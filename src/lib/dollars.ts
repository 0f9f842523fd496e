const format = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** An amount in dollars as the cart shows it: `$1,206.00` (BIZ-3). */
export const dollars = (amount: number) => format.format(amount);
