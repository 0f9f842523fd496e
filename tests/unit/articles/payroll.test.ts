import { describe, expect, it } from 'vitest';
import { contractorReportFrom, fica as rates } from '@/payroll/tax-year-2026';
import { dollars, expectFigures, range, readPost, sum } from '../../support/articles';

const fica = (rates.socialSecurity + rates.medicare) / 10_000;

describe('the 27th payday', () => {
  const { prose, tables } = readPost('The 27th payday arrives about every eleven years');
  const run = 96_000;
  const salary = 78_000;

  it('occurs about every 11.3 years', () => {
    const leftOver = 365.2425 - 26 * 14;
    expect(leftOver).toBeCloseTo(1.2425);
    expect(14 / leftOver).toBeGreaterThan(11.2);
    expect(14 / leftOver).toBeLessThan(11.3);
    expect(400 * 365.2425).toBe(400 * 365 + 97);
    expect(prose).toContain('1.2425 days a year');
    expect(prose).toContain('a little under 11.3 years');
  });

  it('costs one pay run and the tax on it', () => {
    const row = (each: number) => [26 * each, 27 * each, each];
    const [wages, tax, cash] = [run, run * fica, run * (1 + fica)].map(row);
    const [table] = tables;
    expect(range(1, 3).map((place) => table?.column(place))).toEqual(
      [0, 1, 2].map((place) => [wages?.[place], sum([tax?.[place] ?? 0])]),
    );
    expect(table?.totals.slice(1)).toEqual(cash?.map((value) => sum([value])));
    expect(table?.totals.slice(1)).toEqual(table?.sums(1, 2, 3));
    expect(((27 / 26 - 1) * 100).toFixed(2)).toBe('3.85');
  });

  it('divides a salary by 26 or by 27', () => {
    const paid = [26, 27].map((count) => sum([salary / count]));
    const inAll = paid.map((check) => sum([check * 27]));
    expect(tables[1]?.column(1)).toEqual(paid);
    expect(tables[1]?.column(2)).toEqual(inAll);
    expect(tables[1]?.column(3)).toEqual(inAll.map((total) => sum([total - salary])));
  });

  it('states no other figures', () => {
    // Rounded down to the cent: 26 of them stay within the limit.
    const deferral = Math.floor((24_500 / 26) * 100) / 100;
    expect(sum([26 * deferral])).toBeLessThanOrEqual(24_500);
    expectFigures(prose, '$96,000 $78,000 $3,900 $24,500', [
      '3.85',
      dollars(run * (1 + fica)),
      dollars(salary / 26),
      dollars(salary / 26 - salary / 27),
      dollars((run * (1 + fica)) / 12),
      dollars(3900 / 26),
      dollars((3900 / 26) * 27),
      dollars(deferral),
      dollars(deferral * 27),
    ]);
    expect(prose).toContain(`which is ${dollars((3900 / 26) * 27 - 3900)} too much`);
  });
});

describe('the overtime rate', () => {
  const { prose, tables } = readPost('A nondiscretionary bonus raises the overtime rate');
  const [hours, rate, bonus] = [45, 20, 90];
  const beyond = hours - 40;
  const straight = hours * rate;
  const regular = (straight + bonus) / hours;
  const premium = (beyond * regular) / 2;
  const without = 40 * rate + beyond * rate * 1.5;
  /** Overtime is due by the workweek, so each week’s share is rounded to the cent. */
  const extra = sum([((650 / 13 / hours) * beyond) / 2]);

  it('is computed for one week', () => {
    const owed = straight + bonus + premium;
    expect(tables[0]?.column(2)).toEqual([straight, bonus, straight + bonus, regular, premium]);
    expect(tables[0]?.totals[2]).toBe(owed);
    expect([regular, premium, owed]).toEqual([22, 55, 1045]);
  });

  it('states no other figures', () => {
    const twoYears = 30 * 5 * (52 / 2) * 2;
    expectFigures(prose, '$20 $90 $650', [
      dollars(straight + bonus),
      dollars(straight + bonus + premium),
      dollars(without + bonus),
      dollars(40 * rate),
      dollars(rate * 1.5),
      dollars(beyond * rate * 1.5),
      dollars(premium + straight - without),
      dollars(650 / 13),
      dollars(650 / 13 / hours),
      dollars(extra),
      dollars(4 * extra),
      dollars(without),
      dollars(without * 0.1),
      dollars(premium),
      dollars(beyond * rate),
      dollars(beyond * rate + premium),
      dollars(twoYears),
      dollars(2 * twoYears),
    ]);
  });
});

describe('the contractors', () => {
  const { prose, tables } = readPost(
    'The IRS sorts contractor from employee by three kinds of evidence',
  );
  const pay = 21_000;
  const all = 9 * pay;
  /** Section 3509(a), in percent. */
  const reduced = 1.5 + (fica * 100) / 5 + fica * 100;

  it('states these figures and no others', () => {
    expect(prose).toMatch(/eleven trainers[\s\S]*Nine taught[\s\S]*Two rented/);
    expectFigures(prose, '$21,000 1.5 10 $600', [
      (fica * 100).toFixed(2),
      dollars(contractorReportFrom / 100),
      dollars(all),
      dollars(all * fica),
      dollars(7000 * 0.006),
      dollars(9 * 7000 * 0.006),
      reduced.toFixed(2),
      (reduced / 10).toFixed(3),
      dollars((all * reduced) / 1000),
    ]);
    expect(tables[0]?.rows.flat().join(' ')).toContain('$35 a session');
  });
});
