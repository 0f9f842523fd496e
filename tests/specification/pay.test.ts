import { figureLimits, payStatementMachine } from '@machines/pay-statement.machine';
import { expect, it } from 'vitest';
import { getInitialSnapshot } from 'xstate';
import { readCheckHash, writeCheckHash } from '@/payroll/check-hash';
import { grossPay, paycheck } from '@/payroll/paycheck';
import { sampleCheck } from '@/payroll/sample-check';
import { stateTax } from '@/payroll/withholding';
import { renderRoot } from '../support/render-root';

const states = ['montana', 'wyoming', 'arizona'] as const;

it('the check first shows 84.50 hours at $41.00 in Montana (ST-PAY-1, ST-PAY-3)', () => {
  const { hours, rate, state } = getInitialSnapshot(payStatementMachine).context;
  expect({ hours, rate, state }).toEqual({ hours: 84_50, rate: 41_00, state: 'montana' });
});

it('goes from 10 to 120 hours by halves, and from $16 to $160 by dollars (ST-PAY-1)', () => {
  expect(figureLimits).toEqual({
    hours: { min: 10_00, max: 120_00, step: 50 },
    rate: { min: 16_00, max: 160_00, step: 1_00 },
  });
});

it('is of Montana, Wyoming or Arizona (ST-PAY-3)', async () => {
  const states = [...(await renderRoot('/')).querySelectorAll('[name=pay-state]')];
  expect(
    states.map((state) => state.getAttribute('value')),
    'ST-PAY-3 on /',
  ).toEqual(['montana', 'wyoming', 'arizona']);
});

it('Wyoming has no tax on wages, Arizona 2.0 percent, low or high (ST-PAY-3)', () => {
  for (const wages of [100_00, 3000_00, 25_000_00]) {
    expect(stateTax(wages, 24, 'wyoming')).toBe(0);
    expect(stateTax(wages, 24, 'arizona')).toBe(wages / 50);
  }
});

it('hours above 80 are overtime, at one and a half times the rate (BIZ-14)', () => {
  const { regularHours, overtimeHours, regular, overtime } = grossPay(84_50, 41_00);
  expect({ regularHours, overtimeHours, regular, overtime }).toEqual({
    regularHours: 80_00,
    overtimeHours: 4_50,
    regular: 3280_00,
    overtime: 276_75,
  });
});

it.each(states)('the health plan is deducted before all taxes in %s (BIZ-14)', (state) => {
  const withPlan = paycheck({ gross: 3096_00, healthPlan: 96_00, periods: 24, state });
  const without = paycheck({ gross: 3000_00, periods: 24, state });
  const taxesOf = ({ federal, state, fica }: typeof without) => ({ federal, state, fica });
  expect(taxesOf(withPlan)).toEqual(taxesOf(without));
});

it('the bank draw is the gross pay and the employer’s share, to the cent (ST-PAY-4)', () => {
  for (const state of states) {
    const { drawn, gross, fica, isBalanced } = sampleCheck(84_50, 41_00, state);
    expect(drawn, `ST-PAY-4 in ${state}`).toBe(gross + fica.employer);
    expect(isBalanced, `ST-PAY-4 in ${state}`).toBe(true);
  }
});

it('the lifted paper leads to all machines, at /statecharts (ST-PAY-6)', async () => {
  const page = await renderRoot('/');
  const ways = [...page.querySelectorAll('#pay-chart a')].map((one) => one.getAttribute('href'));
  expect(ways, 'ST-PAY-6 on /').toEqual(['/statecharts']);
});

it('its buttons are Share check and Print check (ST-PAY-7)', async () => {
  const page = await renderRoot('/');
  const buttons = [...page.querySelectorAll('figure form button')].map((one) =>
    one.textContent?.trim(),
  );
  for (const name of ['Share check', 'Print check']) {
    expect(buttons, 'ST-PAY-7 on /').toContain(name);
  }
});

it('a link to a check has its version, hours, rate and state (ST-PAY-7)', () => {
  const check = { hours: 84_50, rate: 41_00, state: 'montana' } as const;
  expect(writeCheckHash(check)).toBe('#check=1,84.50,41.00,montana');
  expect(readCheckHash('#check=1,84.50,41.00,montana')).toEqual(check);
  expect(readCheckHash('#check=2,84.50,41.00,montana'), 'ST-PAY-7: another version').toBe(
    undefined,
  );
});

it('its limits are those of the fields (ST-PAY-7)', () => {
  const received = (hours: number, rate: number) => ({
    type: 'check.received' as const,
    hours,
    rate,
    state: 'wyoming' as const,
  });
  const start = getInitialSnapshot(payStatementMachine);
  expect(start.can(received(10_00, 160_00)), 'ST-PAY-7').toBe(true);
  expect(start.can(received(9_99, 160_00)), 'ST-PAY-7').toBe(false);
  expect(start.can(received(10_00, 160_01)), 'ST-PAY-7').toBe(false);
});

it('lifts its stamp for 500 ms, and says for 4 s that the link is copied (ST-PAY-4, ST-PAY-7)', () => {
  const { delays } = payStatementMachine.implementations;
  expect(delays).toMatchObject({ stampDelay: 500, copiedDelay: 4000 });
});
