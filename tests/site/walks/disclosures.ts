import { faqMachine, pricingMachine, tabsMachine, videoDialogMachine } from '@machines/index';
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
  events: [{ type: 'description.selected' }, { type: 'reviews.selected' }],
  perform: {
    'description.selected': (page) => choice(page, 'Description').click(),
    'reviews.selected': (page) => choice(page, 'Reviews (0)').click(),
  },
  shows: async (page, { value }) => {
    for (const tab of ['description', 'reviews']) {
      await expect.poll(() => page.locator(`.if-${tab}`).isVisible()).toBe(tab === value);
    }
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
