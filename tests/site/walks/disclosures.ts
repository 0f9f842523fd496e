import { faqMachine } from '@machines/faq.machine';
import { pricingMachine } from '@machines/pricing.machine';
import { tabsMachine } from '@machines/tabs.machine';
import { themeMachine } from '@machines/theme.machine';
import { videoDialogMachine } from '@machines/video-dialog.machine';
import { expect } from 'vitest';
import { faqs } from '@/content/faqs';
import { shop } from '@/content/shop';
import { planPrices } from '../../support/sample';
import { walkOnSite } from '../../support/walk-on-site';

walkOnSite(pricingMachine, {
  shows: async (page, { value }) => {
    const shown = () => page.locator('main li > p > .figure').allInnerTexts();
    const wanted = value === 'yearly' ? planPrices.yearly : planPrices.monthly;
    await expect.poll(shown).toEqual(wanted);
  },
});

walkOnSite(faqMachine, {
  shows: (page, { value, context }) =>
    expect
      .poll(() =>
        page
          .locator('main details')
          .evaluateAll((all) => all.map((one) => (one as HTMLDetailsElement).open)),
      )
      .toEqual(faqs.map((_, index) => value === 'open' && index === context.openIndex)),
});

walkOnSite(tabsMachine, {
  shows: async (page, { context }) => {
    const panels = page.locator('[role=tabpanel]');
    const isShown = () => panels.evaluateAll((all) => all.map((one) => one.checkVisibility()));
    await expect.poll(isShown).toEqual([0, 1].map((index) => index === context.index));
    const chosen = page.getByRole('tab', { selected: true });
    expect(await chosen.innerText()).toBe(
      [shop.tabs.description, shop.tabs.reviews][context.index],
    );
  },
});

walkOnSite(videoDialogMachine, {
  shows: (page, { value }) =>
    expect.poll(() => page.locator('dialog iframe').count()).toBe(value === 'open' ? 1 : 0),
});

walkOnSite(themeMachine, {
  shows: async (page, { value }) => {
    const themes = { system: 'light dark', light: 'light', dark: 'dark' };
    const scheme = () =>
      page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
    await expect.poll(scheme).toBe(themes[value]);
    expect(await page.locator('[name=theme]:checked').inputValue()).toBe(value);
  },
});
