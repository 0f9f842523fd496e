/** The rates of the tax year that the site computes with. */
export * from './tax-year-2026';

/** A rate in basis points on what exceeds `over` cents a year. */
export type Bracket = { over: number; rate: number };

/** How a state has tax withheld; without brackets it has none. */
export type StateTax = { name: string; table: readonly Bracket[] };
