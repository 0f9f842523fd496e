import { faqMachine, pricingMachine, tabsMachine, videoDialogMachine } from '@machines/index';
import { expect } from 'vitest';
import { button, walkOnSite } from '../../support/walk-on-site';

walkOnSite(pricingMachine, {
  visit: { path: '/pricing' },
  events: [{ type: 'monthly.selected' }, { type: 'yearly.selected' }],
  perform: {
    'monthly.selected': (page) => page.getByRole('radio', { name: 'Monthly' }).click(),
    'yearly.selected': (page) => page.getByRole('radio', { name: 'Yearly' }).click(),
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
    'item.toggled': (page, { index }) => page.locator('main h3 button').nth(index).click(),
  },
  shows: (page, { value, context }) =>
    expect
      .poll(() =>
        page
          .locator('main h3 button')
          .evaluateAll((all) => all.map((one) => one.getAttribute('aria-expanded') === 'true')),
      )
      .toEqual([0, 1, 2, 3, 4].map((index) => value === 'open' && index === context.openIndex)),
});

walkOnSite(tabsMachine, {
  visit: { path: '/shop/multistate-payroll' },
  events: [{ type: 'description.selected' }, { type: 'reviews.selected' }],
  perform: {
    'description.selected': (page) => page.getByRole('tab', { name: 'Description' }).click(),
    'reviews.selected': (page) => page.getByRole('tab', { name: 'Reviews (0)' }).click(),
  },
  shows: (page, { value }) =>
    expect
      .poll(() => page.getByRole('tab', { selected: true }).innerText())
      .toBe(value === 'reviews' ? 'Reviews (0)' : 'Description'),
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
