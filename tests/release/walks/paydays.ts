import { paydaysMachine } from '@machines/paydays.machine';
import { expect } from 'vitest';
import { paydays as words } from '@/content/paydays';
import { paydaysFrom } from '@/payroll/paydays';
import { choice } from '../../support/choice';
import { button, walkOnSite } from '../../support/walk-on-site';

const rested = 'xstate.after.restDelay.paydays.typing' as const;

walkOnSite(paydaysMachine, {
  // The field was left, be it after Enter.
  reports: ['text.committed'],
  prepare: async (page) => {
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
  },
  perform: {
    'payday.typed': (page, { text }) => page.getByLabel(words.labels.first).fill(text),
    'text.committed': (page) => page.getByLabel(words.labels.first).press('Enter'),
    'frequency.chosen': (page) => choice(page, 'Monthly').click(),
    'calendar.saved': (page) => button(page, 'Save as calendar').click(),
    [rested]: (page) => page.clock.runFor(700),
  },
  shows: async (page, { value, context: { text, first, frequency } }) => {
    const part = page.locator('[aria-labelledby=paydays-title]');
    const field = part.getByLabel(words.labels.first);
    await expect.poll(() => field.inputValue()).toBe(text);
    const list = paydaysFrom(new Date(first), frequency);
    await expect.poll(() => part.locator('tbody').count()).toBe(list.paydays.length);
    const refused = value === 'unreadable' || value === 'outside';
    await expect.poll(() => part.getByRole('alert').innerText()).toMatch(refused ? /./ : /^$/);
    expect(await field.getAttribute('aria-invalid')).toBe(refused ? 'true' : null);
    expect(await part.getByRole('radio', { checked: true }).inputValue()).toBe(frequency);
  },
});
