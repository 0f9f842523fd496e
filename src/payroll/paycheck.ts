import type { Periods } from './tax-year';
import { federalTax, ficaTax, type StateName, stateTax } from './withholding';

/** Two FLSA workweeks in hundredths of an hour; hours above that are overtime. */
const regularHours = 80_00;

/** What an hour of overtime pays, times the rate. */
export const overtimeFactor = 1.5;

/** Pay for hours (in hundredths) at a rate (in cents). */
export function grossPay(hours: number, rate: number) {
  const overtimeHours = Math.max(0, hours - regularHours);
  const regular = Math.round(((hours - overtimeHours) * rate) / 100);
  const overtime = Math.round((overtimeHours * rate * overtimeFactor) / 100);
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
  periods: Periods;
  state: StateName;
  /** A Section 125 health plan: exempt from income tax, Social Security and Medicare. */
  healthPlan?: number;
  /** A 401(k) contribution: exempt from income tax, not from Social Security and Medicare. */
  deferral?: number;
  /** Wages subject to Social Security and Medicare that were paid earlier in the year. */
  yearToDate?: number;
};

/** A single employee’s check, in cents. The health plan is at most the gross pay. */
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
