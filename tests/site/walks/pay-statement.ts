import { payStatementMachine } from '@machines/pay-statement.machine';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { formatCents } from '@/lib/format-cents';
import { sampleCheck } from '@/payroll/sample-check';
import { walkOnSite } from '../../support/walk-on-site';

const labels = { hours: 'Hours', rate: 'Pay rate' };
const field = (page: Page, figure: 'hours' | 'rate') =>
  page.getByRole('spinbutton', { name: labels[figure], exact: true });

const rested = 'xstate.after.stampDelay.payStatement.stamp.lifted' as const;

walkOnSite(payStatementMachine, {
  prepare: async (page) => {
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
  },
  perform: {
    [rested]: (page) => page.clock.runFor(500),
  },
  shows: async (page, { value, context }) => {
    const { hours, rate, state, typed } = context;
    const shown = { hours, rate };
    for (const figure of ['hours', 'rate'] as const) {
      const isTyped = value.entry !== 'settled' && typed.figure === figure;
      const text = isTyped ? typed.text : (shown[figure] / 100).toFixed(2);
      await expect.poll(() => field(page, figure).inputValue()).toBe(text);
      const isInvalid = isTyped && value.entry === 'unreadable';
      const marked = await field(page, figure).getAttribute('aria-invalid');
      expect(marked).toBe(isInvalid ? 'true' : null);
    }
    const net = `$${formatCents(sampleCheck(hours, rate, state).net)}`;
    await expect.poll(() => page.locator('output').first().innerText()).toBe(net);
    const stamp = page.getByText('Balanced', { exact: true });
    await expect.poll(() => stamp.isVisible()).toBe(value.stamp === 'landed');
  },
});
