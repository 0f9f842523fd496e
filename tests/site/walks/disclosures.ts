import { faqMachine } from '@machines/faq.machine';
import { pricingMachine } from '@machines/pricing.machine';
import { tabsMachine } from '@machines/tabs.machine';
import { videoDialogMachine } from '@machines/video-dialog.machine';
import { expect } from 'vitest';
import { choice } from '../../support/choice';
import { button, walkOnSite } from '../../support/walk-on-site';

walkOnSite(pricingMachine, {
  visit: { path: '/pricing' },
  events: [{ type: 'monthly.selected' }, { type: 'yearly.selected' }],
  perform: {
    'monthly.selected': (page) => choice(page, 'Monthly').click(),
    'yearly.selected': (page) => choice(page, 'Yearly').click(),
  },
  shows: async (page, { value }) => {
    const shown = () => page.locator('main li > p > .figure').allInnerTexts();
    const prices = value === 'yearly' ? ['120', '240', '480'] : ['10', '20', '40'];
    await expect.poll(shown).toEqual(prices);
  },
});

walkOnSite(faqMachine, {
  visit: { path: '/faq' },
  events: [
    { type: 'item.toggled', index: 0 },
    { type: 'item.toggled', index: 2 },
  ],
  perform: {
    'item.toggled': (page, { index }) => page.locator('main summary').nth(index).click(),
  },
  shows: (page, { value, context }) =>
    expect
      .poll(() =>
        page
          .locator('main details')
          .evaluateAll((all) => all.map((one) => (one as HTMLDetailsElement).open)),
      )
      .toEqual([0, 1, 2, 3, 4].map((index) => value === 'open' && index === context.openIndex)),
});

walkOnSite(tabsMachine, {
  visit: { path: '/shop/multistate-payroll' },
  events: [0, 1].map((index) => ({ type: 'tab.selected', index })),
  perform: {
    'tab.selected': (page, { index }) => page.getByRole('tab').nth(index).click(),
  },
  shows: async (page, { context }) => {
    const panels = page.locator('[role=tabpanel]');
    const isShown = () => panels.evaluateAll((all) => all.map((one) => one.checkVisibility()));
    await expect.poll(isShown).toEqual([0, 1].map((index) => index === context.index));
    const chosen = page.getByRole('tab', { selected: true });
    expect(await chosen.innerText()).toBe(['Description', 'Reviews (0)'][context.index]);
  },
});

walkOnSite(videoDialogMachine, {
  visit: { path: '/about' },
  events: [{ type: 'video.opened' }, { type: 'video.closed' }],
  perform: {
    'video.opened': (page) => button(page, 'Play the video').click(),
    'video.closed': (page) => button(page, 'Close video').click(),
  },
  shows: (page, { value }) =>
    expect.poll(() => page.locator('dialog iframe').count()).toBe(value === 'open' ? 1 : 0),
});
