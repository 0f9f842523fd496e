import { faqMachine } from '@machines/faq.machine';
import { pricingMachine } from '@machines/pricing.machine';
import { tabsMachine } from '@machines/tabs.machine';
import { themeMachine } from '@machines/theme.machine';
import { videoDialogMachine } from '@machines/video-dialog.machine';
import { expect } from 'vitest';
import { about } from '@/content/about';
import { faqs } from '@/content/faqs';
import { shop } from '@/content/shop';
import { choice } from '../../support/choice';
import { planPrices } from '../../support/sample';
import { button, walkOnSite } from '../../support/walk-on-site';

walkOnSite(pricingMachine, {
  perform: {
    'monthly.selected': (page) => choice(page, 'Monthly').click(),
    'yearly.selected': (page) => choice(page, 'Yearly').click(),
  },
  shows: async (page, { value }) => {
    const shown = () => page.locator('main li > p > .figure').allInnerTexts();
    const wanted = value === 'yearly' ? planPrices.yearly : planPrices.monthly;
    await expect.poll(shown).toEqual(wanted);
  },
});

walkOnSite(faqMachine, {
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
      .toEqual(faqs.map((_, index) => value === 'open' && index === context.openIndex)),
});

walkOnSite(tabsMachine, {
  perform: {
    'tab.selected': (page, { index }) => page.getByRole('tab').nth(index).click(),
  },
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
  perform: {
    'video.opened': (page) => button(page, about.intro.video.label).click(),
    'video.closed': (page) => button(page, 'Close video').click(),
  },
  shows: (page, { value }) =>
    expect.poll(() => page.locator('dialog iframe').count()).toBe(value === 'open' ? 1 : 0),
});

const themes = {
  system: ['System', 'light dark'],
  light: ['Light', 'light'],
  dark: ['Dark', 'dark'],
} as const;

walkOnSite(themeMachine, {
  perform: {
    'theme.chosen': (page, { theme }) =>
      choice(page, themes[theme as keyof typeof themes][0]).click(),
  },
  shows: async (page, { value }) => {
    const scheme = () =>
      page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
    await expect.poll(scheme).toBe(themes[value][1]);
    expect(await page.locator('[name=theme]:checked').inputValue()).toBe(value);
  },
});
