import { twoDecimals } from './two-decimals';

/** Formats an amount in dollars for the cart: `$1,206.00` (BIZ-3). */
export const dollars = (amount: number) => `$${twoDecimals(amount)}`;
