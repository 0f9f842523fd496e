const format = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2 });

/** An amount in whole cents as a ledger writes it: `1,234.50`, `−96.00`. */
export const formatCents = (cents: number) => format.format(cents / 100).replace('-', '−');
