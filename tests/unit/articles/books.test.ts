import { describe, expect, it } from 'vitest';
import { fica } from '@/payroll/tax-year-2026';
import { dollars, expectFigures, range, readPost, sum } from '../../support/articles';

describe('the bank feed', () => {
  const { prose, tables } = readPost('Ten minutes a day on the bank feed replaces a weekend');
  const opening = 84_306.2;
  const [bank, books] = [tables[0]?.column(1) ?? [], tables[0]?.column(2) ?? []];

  it('differs from the books by the one line without a match', () => {
    expect(tables[0]?.totals.slice(1, 3)).toEqual([sum(bank), sum(books)]);
    const open = bank.filter((value, index) => value !== books[index]);
    expect(open).toEqual([-842.17]);
    expect(sum([sum(books), ...open])).toBe(sum(bank));
  });

  it('states no other figures', () => {
    const [gross, net] = [12_840, 12_450];
    expectFigures(prose, '$842.17 $84,306.20 $5,000.00', [
      dollars(opening + sum(bank)),
      dollars(opening + sum(books)),
      dollars(gross, 2),
      dollars(net, 2),
      dollars(gross - net, 2),
      (((gross - net) / gross) * 100).toFixed(2),
      dollars((gross - net) * 50),
    ]);
    expect(bank).toContain(net);
    expect(prose).toContain(`is ${(10 * 21) / 60} hours a month`);
    expect(prose).toMatch(/about six hours on Saturday, three on Sunday.* nine hours/);
    expect(prose).toContain('Three and a half hours replace nine');
  });
});

describe('the checklist', () => {
  const { prose, tables } = readPost('A 12-line checklist closes the books by day five');
  const [lines, accrual, days] = tables;
  const gross = 38_400;
  const march = (gross * 7) / 10;
  const tax = (march * (fica.socialSecurity + fica.medicare)) / 10_000;
  const accrued = march + tax;

  it('has twelve lines within five days, with wages in fourth place', () => {
    expect(lines?.column(0)).toEqual(range(1, 12));
    expect([...new Set(lines?.column(3))].sort()).toEqual(range(1, 5));
    expect(lines?.rows[3]?.slice(1)).toEqual([
      'Wages accrued, with the employer’s tax',
      'Payroll',
      '3',
    ]);
    const dayOf = (line: number) => lines?.column(3)[line - 1];
    expect([1, 3, 4, 11, 12].map(dayOf)).toEqual(days?.column(2));
    expect(dayOf(6)).toBe(dayOf(3));
  });

  it('accrues seven of ten days', () => {
    expect(accrual?.column(2)).toEqual([march, sum([tax])]);
    expect(accrual?.totals[2]).toBe(sum([accrued]));
    expect(prose).toContain('Seven of the ten days belong to March');
    expectFigures(prose, '$38,400 $1,240', [dollars(gross - march), dollars(accrued)]);
  });

  it('saves the days between the two columns', () => {
    const [was = [], is = []] = [days?.column(1), days?.column(2)];
    expect(days?.column(3)).toEqual(was.map((day, index) => day - (is[index] ?? 0)));
    expect([was.at(-1), is.at(-1)]).toEqual([11, 5]);
    expect(days?.column(3).at(-1)).toBe(6);
    expect(prose).toContain('Six business days saved');
  });
});
