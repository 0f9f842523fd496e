import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { dueDate } from '@/payroll/due-dates';
import * as taxYear from '@/payroll/tax-year';
import { federal, fica, states } from '@/payroll/tax-year';
import { federalTax, ficaTax, stateTax } from '@/payroll/withholding';

/** A rule that is exported by name, and missing, stops the build. */
it('exports every rule of a file, by name, and is of the year in its name', async () => {
  const [, file = ''] =
    /'\.\/(tax-year-\d{4})'/.exec(readFileSync('src/payroll/tax-year.ts', 'utf8')) ?? [];
  const rules = await import(`../../../src/payroll/${file}.ts`);
  expect(taxYear.year).toBe(Number(file.slice(-4)));
  expect(Object.keys(taxYear).sort()).toEqual(Object.keys(rules).sort());
});

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

it.each([
  ['a weekday', 2026, 9, 15, '2026-09-15'],
  ['a Saturday', 2026, 10, 31, '2026-11-02'],
  ['a Sunday', 2026, 11, 15, '2026-11-16'],
  ['a Sunday and Martin Luther King Jr. Day', 2027, 1, 17, '2027-01-19'],
  ['a Saturday, a Sunday and Presidents’ Day', 2027, 2, 13, '2027-02-16'],
  ['Emancipation Day, and the weekend after it', 2027, 4, 16, '2027-04-19'],
  ['Emancipation Day kept on the Friday', 2022, 4, 15, '2022-04-18'],
  ['Independence Day kept on the Friday', 2026, 7, 3, '2026-07-06'],
  ['Columbus Day', 2026, 10, 12, '2026-10-13'],
  ['Memorial Day', 2026, 5, 25, '2026-05-26'],
  ['Thanksgiving', 2026, 11, 26, '2026-11-27'],
  ['a Sunday, Form 1099-NEC for 2026', 2027, 1, 31, '2027-02-01'],
  ['New Year’s Day kept in the year before', 2027, 12, 31, '2028-01-03'],
])('%s: %i-%i-%i is due on %s', (_, year, month, date, due) => {
  expect(dueDate(year, month, date).toISOString().slice(0, 10)).toBe(due);
});
