/**
 * Rates and thresholds of tax year 2026. Money is in whole cents, rates are in basis points.
 * For another year, add a file like this one and change `tax-year.ts`.
 */
import type { Bracket, StateTax } from './tax-year';

export const year = 2026;

/** 26 USC 3101, 3102(f) and 3111; the wage base is SSA’s announcement of October 24, 2025. */
export const fica = {
  socialSecurity: 620,
  wageBase: 184_500_00,
  medicare: 145,
  /** Paid by the employee only, on wages above the threshold. */
  additionalMedicare: 90,
  additionalMedicareOver: 200_000_00,
} as const;

/**
 * Pub. 15-T (2026), percentage method for automated payroll systems, a Form W-4 of 2020 or later
 * with nothing in steps 2 to 4: the standard deduction of $16,100 is $8,600 on line 1g of the
 * worksheet plus the first $7,500 of the table.
 */
export const federal = {
  single: {
    line1g: 8_600_00,
    table: [
      { over: 7_500_00, rate: 1000 },
      { over: 19_900_00, rate: 1200 },
      { over: 57_900_00, rate: 2200 },
      { over: 113_200_00, rate: 2400 },
      { over: 209_275_00, rate: 3200 },
      { over: 263_725_00, rate: 3500 },
      { over: 648_100_00, rate: 3700 },
    ] satisfies Bracket[],
  },
} as const;

/** State income tax withheld from a single employee’s wages. */
export const states = {
  /**
   * The formula for single filers in the Department of Revenue’s Employer and Information Agent Guide
   * (2026, V4 of November 2025), pages 16 and 17, rounded to the nearest dollar like its examples. It
   * has the federal standard deduction and the brackets of MCA 15-30-2103 as amended by HB 337 (2025).
   */
  montana: {
    name: 'Montana',
    rates: [470, 565],
    periods: {
      12: { from: 1342_00, upper: 5300_00, base: 187_00 },
      24: { from: 671_00, upper: 2650_00, base: 94_00 },
      26: { from: 619_00, upper: 2446_00, base: 86_00 },
      52: { from: 310_00, upper: 1223_00, base: 43_00 },
    },
  },
  /** No tax on wages. */
  wyoming: { name: 'Wyoming', table: [] },
  /** ARS 43-401: the percentage chosen on Form A-4, 2.0 without one, on the wages of W-2 box 1. */
  arizona: { name: 'Arizona', table: [{ over: 0, rate: 200 }] },
} as const satisfies Record<string, StateTax>;

/** The payments in a year from which a 1099-NEC is required (26 USC 6041, Pub. L. 119-21 §70433). */
export const contractorReportFrom = 2_000_00;
