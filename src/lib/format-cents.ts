import { twoDecimals } from './two-decimals';

/** An amount in whole cents as a ledger writes it: `1,234.50`, `−96.00`. */
export const formatCents = (cents: number) => twoDecimals(cents / 100).replace('-', '−');
