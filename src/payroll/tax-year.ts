/** The rules of the site's tax year. The build stops and names the one that a year's file lacks. */
export { contractorReportFrom, federal, fica, states, year } from './tax-year-2026';

/** A rate in basis points for annual wages above `over` cents. */
export type Bracket = { over: number; rate: number };

/** Paydays per year. */
export type Periods = 12 | 24 | 26 | 52;

/** A state’s withholding; without brackets, it has no tax. */
export type StateTax = { name: string } & ({ table: readonly Bracket[] } | PeriodTax);

/**
 * Tax on a period’s wages in whole dollars: the first rate from `from` on, and from `upper` on `base`
 * plus the second rate.
 */
export type PeriodTax = {
  rates: readonly [number, number];
  periods: Record<Periods, { from: number; upper: number; base: number }>;
};
