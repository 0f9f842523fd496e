import { twoDecimals } from './two-decimals';

/** Formats whole cents as in a ledger: `1,234.50`, `−96.00`. */
export const formatCents = (cents: number) => twoDecimals(cents / 100).replace('-', '−');
