import type { Bracket, Periods, PeriodTax, StateTax } from './tax-year';
import { federal, fica, states } from './tax-year';

export type StateName = keyof typeof states;

/** `base` times a rate in basis points, in whole cents, rounded half up. */
const portion = (base: number, rate: number) => Math.round((base * rate) / 10_000);

/** Tax on a period's wages, in cents: the tax on `periods` times that, divided by `periods`. */
function annualized(wages: number, periods: number, table: readonly Bracket[], deduction = 0) {
  const annual = wages * periods - deduction;
  // In ten-thousandths of a cent, to round only at the end.
  let tax = 0;
  for (const [index, { over, rate }] of table.entries()) {
    const upTo = Math.min(annual, table[index + 1]?.over ?? annual);
    tax += Math.max(0, upTo - over) * rate;
  }
  return Math.round(tax / (10_000 * periods));
}

/** Federal income tax to withhold from a single employee’s taxable wages for a period, in cents. */
export const federalTax = (wages: number, periods: number) =>
  annualized(wages, periods, federal.single.table, federal.single.line1g);

/** Tax on a period’s wages by a state’s formula for such periods, in cents. */
function byPeriod(wages: number, { rates: [lower, higher], periods }: PeriodTax, own: Periods) {
  const { from, upper, base } = periods[own];
  const tax =
    wages < upper
      ? (Math.max(0, wages - from) * lower) / 10_000
      : base + ((wages - upper) * higher) / 10_000;
  return 100 * Math.round(tax / 100);
}

/** State income tax to withhold, in cents. */
export function stateTax(wages: number, periods: Periods, state: StateName) {
  const rules: StateTax = states[state];
  return 'table' in rules
    ? annualized(wages, periods, rules.table)
    : byPeriod(wages, rules, periods);
}

/** Social Security and Medicare on wages, in cents, given the wages paid earlier in the year. */
export function ficaTax(wages: number, yearToDate = 0) {
  const belowWageBase = Math.max(0, fica.wageBase - yearToDate);
  const overThreshold = yearToDate + wages - fica.additionalMedicareOver;
  const socialSecurity = portion(Math.min(wages, belowWageBase), fica.socialSecurity);
  const medicare = portion(wages, fica.medicare);
  return {
    employee:
      socialSecurity +
      medicare +
      portion(Math.min(wages, Math.max(0, overThreshold)), fica.additionalMedicare),
    employer: socialSecurity + medicare,
  };
}
