import type { Bracket } from './tax-table';
import { federal, fica, states } from './tax-year';

export type StateName = keyof typeof states;

/** `base` times a rate in basis points, in whole cents; half a cent is rounded up. */
const portion = (base: number, rate: number) => Math.round((base * rate) / 10_000);

/** Tax on the wages of a period, in cents: the tax on a year of such periods, divided by their number. */
function annualized(wages: number, periods: number, table: readonly Bracket[], less = 0) {
  const annual = wages * periods - less;
  // In ten-thousandths of a cent, to round only at the end.
  let tax = 0;
  for (const [index, { over, rate }] of table.entries()) {
    const upTo = Math.min(annual, table[index + 1]?.over ?? annual);
    tax += Math.max(0, upTo - over) * rate;
  }
  return Math.round(tax / (10_000 * periods));
}

/** Federal income tax to withhold from a single employee’s taxable wages of a period, in cents. */
export const federalTax = (wages: number, periods: number) =>
  annualized(wages, periods, federal.single.table, federal.single.line1g);

/** The state’s income tax to withhold, in cents. */
export const stateTax = (wages: number, periods: number, state: StateName) =>
  annualized(wages, periods, states[state].table);

/** Social Security and Medicare on wages, in cents, given the wages paid earlier in the year. */
export function ficaTax(wages: number, yearToDate = 0) {
  const left = Math.max(0, fica.wageBase - yearToDate);
  const high = yearToDate + wages - fica.additionalMedicareOver;
  const socialSecurity = portion(Math.min(wages, left), fica.socialSecurity);
  const medicare = portion(wages, fica.medicare);
  return {
    employee:
      socialSecurity +
      medicare +
      portion(Math.min(wages, Math.max(0, high)), fica.additionalMedicare),
    employer: socialSecurity + medicare,
  };
}
