/** Rules for 2027 that only tests have: the law's year, and amounts of 2026 or invented ones. */
import * as rules from '@/payroll/tax-year-2026';

export const year = 2027;
export const { federal, states } = rules;
export const fica = { ...rules.fica, wageBase: 190_800_00 };
export const contractorReportFrom = 2_050_00;
