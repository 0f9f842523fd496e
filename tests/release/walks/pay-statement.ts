import { payStatementMachine } from '@machines/pay-statement.machine';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { checkTools } from '@/content/home';
import { formatCents } from '@/lib/money';
import { writeCheckHash } from '@/payroll/check-hash';
import { sampleCheck } from '@/payroll/sample-check';
import { choice } from '../../support/choice';
import { button, walkOnSite } from '../../support/walk-on-site';

const labels = { hours: 'Hours', rate: 'Pay rate' };
const field = (page: Page, figure: 'hours' | 'rate') =>
  page.getByRole('spinbutton', { name: labels[figure], exact: true });

/** Stands in for the clipboard, which allows copying or not. */
const sendWith = async (page: Page, isAllowed: boolean) => {
  await page.evaluate((isAllowed) => {
    const writeText = async () => {
      if (!isAllowed) throw new DOMException('no', 'NotAllowedError');
    };
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  }, isAllowed);
  await tool(page, 0).click();
};
/** The button that sends the check, and the one that prints it. */
const tool = (page: Page, index: number) =>
  page.locator('figure:has(#pay-chart) form button:has(svg + *)').nth(index);
const tab = (page: Page) => page.locator('[aria-controls=pay-chart]');

const faded = 'xstate.after.copiedDelay.payStatement.link.copied' as const;
const rested = 'xstate.after.stampDelay.payStatement.check.stamp.lifted' as const;

walkOnSite(payStatementMachine, {
  prepare: async (page) => {
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
  },
  perform: {
    'figure.incremented': (page) => button(page, 'More hours').click(),
    'figure.decremented': (page) => button(page, 'Lower the pay rate').click(),
    'figure.typed': (page, { text }) => field(page, 'hours').fill(text),
    'text.committed': (page) => field(page, 'hours').press('Enter'),
    'text.discarded': (page) => field(page, 'hours').press('Escape'),
    'state.chosen': (page, { state }) =>
      choice(page, state === 'wyoming' ? 'Wyoming' : 'Montana').click(),
    'paper.toggled': (page) => tab(page).click(),
    [rested]: (page) => page.clock.runFor(500),
    [faded]: (page) => page.clock.runFor(4000),
    'check.received': (page, { hours, rate, state }) =>
      page.evaluate((hash) => {
        // As when a link is opened twice: the same hash again is no change.
        history.replaceState(history.state, '', location.pathname);
        location.hash = hash;
      }, writeCheckHash({ hours, rate, state })),
    'link.copied': (page) => sendWith(page, true),
    'link.refused': (page) => sendWith(page, false),
  },
  shows: async (page, { value, context }) => {
    const { hours, rate, state, typed } = context;
    const shown = { hours, rate };
    for (const figure of ['hours', 'rate'] as const) {
      const isTyped = value.check.entry !== 'settled' && typed.figure === figure;
      const text = isTyped ? typed.text : (shown[figure] / 100).toFixed(2);
      await expect.poll(() => field(page, figure).inputValue()).toBe(text);
      const isInvalid = isTyped && value.check.entry === 'unreadable';
      const marked = await field(page, figure).getAttribute('aria-invalid');
      expect(marked).toBe(isInvalid ? 'true' : null);
    }
    const net = `$${formatCents(sampleCheck(hours, rate, state).net)}`;
    await expect.poll(() => page.locator('output').first().innerText()).toBe(net);
    const stamp = page.getByText('Balanced', { exact: true });
    await expect.poll(() => stamp.isVisible()).toBe(value.check.stamp === 'landed');
    const isLifted = value.paper === 'lifted';
    expect(await tab(page).getAttribute('aria-expanded')).toBe(`${isLifted}`);
    await expect.poll(() => page.locator('#pay-chart').isVisible()).toBe(isLifted);
    await expect.poll(() => page.locator('.pay-chart').isVisible()).toBe(isLifted);
    const names = { copied: checkTools.copied, unsent: checkTools.send, refused: checkTools.send };
    await expect.poll(() => tool(page, 0).innerText()).toBe(names[value.link]);
    const byHand = page.getByLabel(checkTools.byHand);
    await expect.poll(() => byHand.isVisible()).toBe(value.link === 'refused');
    if (value.link === 'refused') {
      const link = page.url().replace(/#.*/, '') + writeCheckHash({ hours, rate, state });
      expect(await byHand.inputValue()).toBe(link);
    }
  },
});
