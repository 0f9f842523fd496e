/**
 * Rates and thresholds of tax year 2026. Money is in whole cents, rates are in basis points.
 * For another year, add a file like this one and change `tax-year.ts` and the years of
 * `machines/paydays.machine.ts`.
 */
import type { Bracket, StateTax } from './tax-table';

/** The calendar year of these rates. */
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
   * ARM 42.17.105(2)(a): nothing on the federal standard deduction, then the brackets of MCA
   * 15-30-2103 as amended by HB 337 (2025): 4.7 percent on $47,500 and 5.65 percent above.
   */
  montana: {
    name: 'Montana',
    table: [
      { over: 16_100_00, rate: 470 },
      { over: 63_600_00, rate: 565 },
    ],
  },
  /** No tax on wages. */
  wyoming: { name: 'Wyoming', table: [] },
  /** ARS 43-401: the percentage chosen on Form A-4, 2.0 without one, on the wages of W-2 box 1. */
  arizona: { name: 'Arizona', table: [{ over: 0, rate: 200 }] },
} as const satisfies Record<string, StateTax>;

/** The payments in a year from which a 1099-NEC is required (26 USC 6041, Pub. L. 119-21 §70433). */
export const contractorReportFrom = 2_000_00;
