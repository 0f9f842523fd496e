import { twoDecimals } from './two-decimals';

/** An amount in dollars as the cart shows it: `$1,206.00` (BIZ-3). */
export const dollars = (amount: number) => `$${twoDecimals(amount)}`;
