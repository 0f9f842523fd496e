import { describe, expect, it } from 'vitest';
import { accounting } from '@/content/services/accounting';
import { dentist } from '@/content/services/dentist';
import { healthcare } from '@/content/services/healthcare';
import { payroll } from '@/content/services/payroll';
import { realEstate } from '@/content/services/real-estate';
import { taxation } from '@/content/services/taxation';

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
const amounts = (lines: readonly { amount: number }[]) => lines.map(({ amount }) => amount);

// That totals are the sums of their columns, `sums.test.ts` proves of every page.
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
    const { rows, cash } = payroll.paper;
    for (const { name, gross, incomeTax, fica, deductions, net } of rows) {
      expect(net + deductions + fica + incomeTax, name).toBe(gross);
      expect(Math.abs(fica - gross * 0.0765), name).toBeLessThanOrEqual(1);
    }
    expect(sum(amounts(cash.lines))).toBe(cash.total);
  });

  it('balance sheet', () => {
    const { assets, liabilities, equity, claims } = accounting.paper;
    for (const { heading, lines, total } of [assets, liabilities, equity])
      expect(sum(amounts(lines)), heading).toBe(total);
    expect(assets.total).toBe(claims.total);
    expect(claims.total).toBe(liabilities.total + equity.total);
  });

  it('estimated tax worksheet', () => {
    const { installments } = taxation.paper;
    const paid = installments.map(
      ({ amount }, index) => sum(installments.slice(0, index).map((one) => one.amount)) + amount,
    );
    expect(installments.map(({ paidSoFar }) => paidSoFar)).toEqual(paid);
  });

  it('rent roll', () => {
    const { rows } = realEstate.paper;
    for (const { unit, carried, rent, lateFee, paid, balance } of rows)
      expect(carried + rent + lateFee - paid, unit).toBe(balance);
  });

  it('claims ledger', () => {
    const { rows } = healthcare.paper;
    for (const { claim, billed, adjustment, planPaid, patientPaid, balance, status } of rows) {
      expect(billed - adjustment - planPaid - patientPaid, claim).toBe(balance);
      expect(balance === 0, claim).toBe(status === 'Closed');
    }
  });

  it('provider statement', () => {
    const { rows, associatePay } = dentist.paper;
    for (const row of rows) {
      expect(row.production - row.writeOffs, row.provider).toBe(row.netProduction);
      expect(row.collections - row.lab, row.provider).toBe(row.afterLab);
    }
    expect(associatePay.amount * 100).toBe(associatePay.base * associatePay.percent);
  });
});
