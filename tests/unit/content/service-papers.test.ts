import { describe, expect, it } from 'vitest';
import { accounting } from '@/content/services/accounting';
import { dentist } from '@/content/services/dentist';
import { healthcare } from '@/content/services/healthcare';
import { payroll } from '@/content/services/payroll';
import { realEstate } from '@/content/services/real-estate';
import { taxation } from '@/content/services/taxation';

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
const amounts = (lines: readonly { amount: number }[]) => lines.map(({ amount }) => amount);
/** The sum of each field in the total. */
const sums = <T extends object>(rows: readonly T[], total: Partial<T>) =>
  Object.fromEntries(
    Object.keys(total).map((key) => [key, sum(rows.map((row) => Number(row[key as keyof T])))]),
  );

describe('figures agree, to the cent', () => {
  it('are whole cents', () => {
    const fractions: number[] = [];
    JSON.stringify([payroll, accounting, taxation, realEstate, healthcare, dentist], (_, value) => {
      if (typeof value === 'number' && !Number.isInteger(value)) fractions.push(value);
      return value;
    });
    expect(fractions).toEqual([]);
  });

  it('payroll register', () => {
    const { rows, total, cash } = payroll.paper;
    for (const { name, gross, incomeTax, fica, deductions, net } of rows) {
      expect(net + deductions + fica + incomeTax, name).toBe(gross);
      expect(Math.abs(fica - gross * 0.0765), name).toBeLessThanOrEqual(1);
    }
    expect(rows).toHaveLength(5);
    expect(rows.map(({ gross }) => gross)).toEqual([
      80 * 3400,
      80 * 2800 + 6 * 4200,
      72 * 2650,
      315000,
      80 * 2375,
    ]);
    expect(total).toEqual(sums(rows, total));
    expect(total).toEqual({
      gross: 1217000,
      incomeTax: 143634,
      fica: 93101,
      deductions: 48168,
      net: 932097,
    });
    // Federal and state tax are each rounded to the cent.
    const incomeTaxes = rows.map(({ incomeTax }) => incomeTax);
    expect(incomeTaxes).toEqual([322_51, 286_57, 205_68, 426_75, 194_83]);
    expect(sum(amounts(cash.lines))).toBe(cash.total);
  });

  it('balance sheet', () => {
    const { assets, liabilities, equity, claims } = accounting.paper;
    for (const { heading, lines, total } of [assets, liabilities, equity])
      expect(sum(amounts(lines)), heading).toBe(total);
    expect(assets.total).toBe(claims.total);
    expect(claims.total).toBe(liabilities.total + equity.total);
    expect(assets.total).toBe(71643670);
  });

  it('estimated tax worksheet', () => {
    const { lines, installments } = taxation.paper;
    expect(amounts(lines)).toEqual([
      7800000, 7020000, 6120000, 6732000, 6732000, 1932000, 4800000, 1068000,
    ]);
    expect(installments.map(({ due, amount, paidSoFar }) => [due, amount, paidSoFar])).toEqual([
      ['Apr 15', 1200000, 1200000],
      ['Jun 15', 1200000, 2400000],
      ['Sep 15', 1200000, 3600000],
      ['Jan 15', 1200000, 4800000],
    ]);
    const [expected, , , , , withheld, estimates, inApril] = amounts(lines);
    expect((withheld ?? 0) + (estimates ?? 0) + (inApril ?? 0)).toBe(expected);
  });

  it('rent roll', () => {
    const { rows, total, caption } = realEstate.paper;
    expect(rows).toHaveLength(6);
    for (const { unit, carried, rent, lateFee, paid, balance } of rows)
      expect(carried + rent + lateFee - paid, unit).toBe(balance);
    expect(rows.filter(({ lateFee }) => lateFee > 0).map(({ unit }) => unit)).toEqual(['2B']);
    expect(total).toEqual(sums(rows, total));
    expect(total).toEqual({
      carried: -11500,
      rent: 654500,
      lateFee: 4000,
      paid: 632000,
      balance: 15000,
    });
    expect(rows.map(({ balance }) => balance).filter(Boolean)).toEqual([45000, -30000]);
    expect(caption.match(/\$[\d.]+\d/g)).toEqual(['$150.00', '$450.00', '$300.00']);
  });

  it('claims ledger', () => {
    const { rows, total, caption } = healthcare.paper;
    for (const { claim, billed, adjustment, planPaid, patientPaid, balance, status } of rows) {
      expect(billed - adjustment - planPaid - patientPaid, claim).toBe(balance);
      expect(balance === 0, claim).toBe(status === 'Closed');
    }
    expect(total).toEqual(sums(rows, total));
    expect(total).toEqual({
      billed: 215800,
      adjustment: 59765,
      planPaid: 115595,
      patientPaid: 3000,
      balance: 37440,
    });
    expect(caption.match(/\$[\d,.]+\d/g)).toEqual(['$2,158.00', '$374.40']);
  });

  it('provider statement', () => {
    const { rows, total, caption, associatePay } = dentist.paper;
    for (const row of rows) {
      expect(row.production - row.writeOffs, row.provider).toBe(row.netProduction);
      expect(row.collections - row.lab, row.provider).toBe(row.afterLab);
    }
    expect(rows.filter(({ role }) => role === 'Hygienist')).toHaveLength(2);
    expect(total).toEqual(sums(rows, total));
    expect(total).toEqual({
      production: 16193000,
      writeOffs: 4697260,
      netProduction: 11495740,
      collections: 11165250,
      lab: 869500,
      afterLab: 10295750,
    });
    expect(caption).toContain(
      `${Math.round((total.collections / total.netProduction) * 100)} cents`,
    );
    expect(associatePay.amount * 100).toBe(associatePay.base * associatePay.percent);
    expect(associatePay.label).toContain(`${associatePay.percent} percent`);
  });
});
