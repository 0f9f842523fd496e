import { federalTax, ficaTax, type StateName, stateTax } from './withholding';

/** Two workweeks of the FLSA, in hundredths of an hour; what exceeds them is overtime. */
const regularHours = 80_00;

/** Pay for hours (in hundredths) at a rate (in cents): overtime is paid at one and a half of it. */
export function grossPay(hours: number, rate: number) {
  const overtimeHours = Math.max(0, hours - regularHours);
  const regular = Math.round(((hours - overtimeHours) * rate) / 100);
  const overtime = Math.round((overtimeHours * rate * 3) / 200);
  return {
    regularHours: hours - overtimeHours,
    regular,
    overtimeHours,
    overtime,
    gross: regular + overtime,
  };
}

type Pay = {
  gross: number;
  /** Paydays a year. */
  periods: number;
  state: StateName;
  /** A health plan under Section 125: neither income tax nor Social Security and Medicare. */
  healthPlan?: number;
  /** To a 401(k): no income tax, but Social Security and Medicare. */
  deferral?: number;
  /** Wages under Social Security and Medicare paid earlier in the year. */
  yearToDate?: number;
};

/** A single employee’s check, in cents; of the health plan, what the gross pay covers. */
export function paycheck({ gross, periods, state, deferral = 0, yearToDate, ...pay }: Pay) {
  const healthPlan = Math.min(gross, pay.healthPlan ?? 0);
  const fica = ficaTax(gross - healthPlan, yearToDate);
  const taxable = gross - healthPlan - deferral;
  const incomeTax = {
    federal: federalTax(taxable, periods),
    state: stateTax(taxable, periods, state),
  };
  const net = taxable - incomeTax.federal - incomeTax.state - fica.employee;
  return { gross, ...incomeTax, fica, healthPlan, deferral, net };
}
