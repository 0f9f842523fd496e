import { describe, expect, it } from 'vitest';
import { federal, fica, states } from '@/payroll/tax-year';
import { federalTax, ficaTax, stateTax } from '@/payroll/withholding';

/** The base amounts in column C of Pub. 15-T (2026). */
const printedBases = [0, 1240, 5800, 17966, 41024, 58448, 192979.25];

describe('federal income tax', () => {
  it('has the table of Pub. 15-T', () => {
    const { line1g, table } = federal.single;
    const atThresholds = table.map(({ over }) => federalTax(over + line1g, 1) / 100);
    expect(atThresholds).toEqual(printedBases);
  });

  it.each([
    [0, 0],
    [16_100_00, 0],
    [16_100_05, 1],
    [66_516_10, 5803_54],
    [1_000_000_00, 320_000_25],
  ])('is %i cents a year: %i', (wages, tax) => {
    expect(federalTax(wages, 1)).toBe(tax);
  });
});

describe('state income tax', () => {
  it.each([
    // The examples of Montana’s guide.
    ['montana', 52, 475_00, 8_00],
    ['montana', 24, 1375_00, 33_00],
    ['montana', 26, 2950_00, 114_00],
    ['montana', 24, 670_99, 0],
    ['montana', 24, 2649_99, 93_00],
    ['montana', 24, 2650_00, 94_00],
    ['wyoming', 12, 50_000_00, 0],
    ['arizona', 24, 3460_75, 69_22],
  ] as const)('in %s on one of %i paydays of %i cents is %i', (state, periods, wages, tax) => {
    expect(stateTax(wages, periods, state)).toBe(tax);
  });

  it('has Montana’s brackets above the federal standard deduction, in whole dollars a period', () => {
    for (const [periods, { from, upper }] of Object.entries(states.montana.periods)) {
      expect(from).toBe(100 * Math.round(16_100 / Number(periods)));
      expect(upper).toBe(100 * Math.round((16_100 + 47_500) / Number(periods)));
    }
  });
});

describe('Social Security and Medicare', () => {
  it('are each rounded to the cent, and the employer matches them', () => {
    expect(ficaTax(3460_75)).toEqual({ employee: 264_75, employer: 264_75 });
  });

  it('stop at the wage base for Social Security', () => {
    const all = ficaTax(fica.wageBase);
    expect(all.employer).toBe(11_439_00 + 2675_25);
    expect(ficaTax(10_000_00, fica.wageBase)).toEqual({ employee: 145_00, employer: 145_00 });
    expect(ficaTax(10_000_00, fica.wageBase - 1_000_00).employer).toBe(62_00 + 145_00);
  });

  it('take 0.9 percent more from the employee above $200,000', () => {
    expect(ficaTax(10_000_00, 195_000_00)).toEqual({ employee: 190_00, employer: 145_00 });
    expect(ficaTax(10_000_00, 200_000_00)).toEqual({ employee: 235_00, employer: 145_00 });
  });
});
