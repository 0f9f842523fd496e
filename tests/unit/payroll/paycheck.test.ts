import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { grossPay, paycheck } from '@/payroll/paycheck';
import type { Periods } from '@/payroll/tax-year';
import { states } from '@/payroll/tax-year';
import type { StateName } from '@/payroll/withholding';

describe('gross pay', () => {
  it.each([
    [0, 41_00, 0],
    [79_99, 34_00, 2719_66],
    [80_00, 34_00, 2720_00],
    [80_01, 33_33, 2666_90],
    [86_00, 28_00, 2492_00],
  ])('%i hundredths of an hour at %i cents come to %i', (hours, rate, gross) => {
    expect(grossPay(hours, rate).gross).toBe(gross);
  });
});

describe('a check', () => {
  const sample = { gross: 3556_75, periods: 24, healthPlan: 96_00 } as const;

  it('has a line for Montana’s tax, and deducts the health plan before all taxes', () => {
    expect(paycheck({ ...sample, state: 'montana' })).toEqual({
      gross: 3556_75,
      federal: 393_45,
      fica: { employee: 264_75, employer: 264_75 },
      state: 140_00,
      healthPlan: 96_00,
      deferral: 0,
      net: 2662_55,
    });
  });

  it('has no state tax in Wyoming, and two percent in Arizona', () => {
    expect(paycheck({ ...sample, state: 'wyoming' })).toMatchObject({ state: 0, net: 2802_55 });
    expect(paycheck({ ...sample, state: 'arizona' })).toMatchObject({ state: 69_22, net: 2733_33 });
  });

  it('deducts a 401(k) after Social Security and Medicare, and before income tax', () => {
    const pay = { gross: 2720_00, periods: 26, state: 'montana', deferral: 136_00 } as const;
    expect(paycheck(pay)).toMatchObject({
      federal: 228_86,
      state: 94_00,
      fica: { employee: 208_08 },
      net: 2053_06,
    });
  });

  it('adds up to the cent and is never negative for any pay', () => {
    const pay = fc.record({
      hours: fc.nat(400_00),
      rate: fc.nat(10_000_00),
      periods: fc.constantFrom<Periods[]>(12, 24, 26, 52),
      state: fc.constantFrom(...(Object.keys(states) as StateName[])),
      healthPlan: fc.nat(5_000_00),
      yearToDate: fc.nat(400_000_00),
    });
    fc.assert(
      fc.property(pay, ({ hours, rate, ...rest }) => {
        const { regular, overtime, gross } = grossPay(hours, rate);
        const check = paycheck({ gross, ...rest });
        const amounts = [check.federal, check.fica.employee, check.state, check.healthPlan];
        const sum = amounts.reduce((total, amount) => total + amount, check.net);
        expect(sum).toBe(gross);
        expect(regular + overtime).toBe(gross);
        expect([...amounts, check.net].filter((it) => it < 0 || !Number.isInteger(it))).toEqual([]);
      }),
    );
  });

  it('has a higher net for a gross that is higher by more than the steps of Montana’s tax', () => {
    fc.assert(
      fc.property(fc.nat(50_000_00), fc.integer({ min: 5_00, max: 100_00 }), (gross, more) => {
        const net = (gross: number) => paycheck({ gross, periods: 24, state: 'montana' }).net;
        expect(net(gross + more)).toBeGreaterThan(net(gross));
      }),
    );
  });
});
