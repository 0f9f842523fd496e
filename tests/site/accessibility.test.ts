import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { everyPath } from '../support/every-path';
import { answers, openSite } from '../support/open-site';

const visit = openSite();

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

async function findings(page: Page) {
  const { violations } = await new AxeBuilder({ page })
    // In the page alone, half the time: what frames show is not the site's.
    .setLegacyMode()
    .options({ runOnly: standards, resultTypes: ['violations'] })
    .analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target}`));
}

/** Controls that a finger could miss, each with its height in px. */
const smallControls = (page: Page) =>
  page.locator('a, button, input, [role=radio]').evaluateAll((all) =>
    all.flatMap((element) => {
      // A press on the label beside it checks a checkbox.
      const target = element.matches('[type=checkbox]') ? element.closest('label') : element;
      const { width, height } = (target ?? element).getBoundingClientRect();
      const isShown = element.checkVisibility({ visibilityProperty: true });
      // A link within a sentence is as high as its line; another may stretch over its card.
      const isLarge =
        height >= 44 ||
        getComputedStyle(element).display === 'inline' ||
        element.matches('li.relative a, [class*="after:inset-0"]');
      return isShown && width > 0 && !isLarge ? [`${element.textContent} ${height}`] : [];
    }),
  );

/** One load a page serves every check, each of which tells all that it finds. */
describe('every page, on a phone and enlarged', () => {
  it.concurrent.for(everyPath)('%s', async (path, { expect, onTestFinished }) => {
    const page = await visit({ path, width: 390, reducedMotion: 'reduce' }, onTestFinished);
    expect.soft(await findings(page)).toEqual([]);
    expect.soft(await smallControls(page)).toEqual([]);

    const scrollWidths: Record<number, number> = {};
    const widths = [320, 360, 768, 1024, 1920, 1280];
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      scrollWidths[width] = await page.evaluate(() => document.documentElement.scrollWidth);
    }
    expect.soft(scrollWidths).toEqual(Object.fromEntries(widths.map((width) => [width, width])));
    expect.soft(await findings(page)).toEqual([]);
  });
});

describe.each([390, 1280])('axe at %i px', (width) => {
  it.concurrent.for([
    '/',
    '/about',
    '/services/payroll-processing',
    '/shop',
    '/shop/shop-details',
    '/blog',
  ])(
    'finds nothing on %s before the visitor gives a sign',
    async (path, { expect, onTestFinished }) => {
      const asleep = { path, width, isAsleep: true, reducedMotion: 'reduce' } as const;
      const page = await visit(asleep, onTestFinished);
      expect(await findings(page)).toEqual([]);
      expect(await page.locator('html').getAttribute('data-script')).toBe('coming');
    },
  );

  it('finds nothing while the newsletter shows its error', async () => {
    const page = await visit({ width, reducedMotion: 'reduce' });
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await page.getByText('Please enter your email').waitFor();
    expect(await findings(page)).toEqual([]);
  });

  it('finds nothing while the video shows', async () => {
    const page = await visit({ path: '/about', width, reducedMotion: 'reduce' });
    await page.getByRole('button', { name: 'Play the video' }).click();
    await page.getByRole('dialog').waitFor();
    expect(await findings(page)).toEqual([]);
  });

  it('finds nothing while an award shows its name', async () => {
    const page = await visit({ path: '/about', width, reducedMotion: 'reduce' });
    await page.getByRole('button', { name: 'Clean Close Award' }).focus();
    expect(await findings(page)).toEqual([]);
  });

  it('finds nothing while the interests show', async () => {
    const page = await visit({ path: '/appointment', width, reducedMotion: 'reduce' });
    await page.getByRole('button', { name: 'Interest' }).click();
    await page.getByRole('listbox').waitFor();
    expect(await findings(page)).toEqual([]);
  });

  it('finds nothing on a review form, a filled cart and the open lists of the checkout', async () => {
    const page = await visit({ path: '/shop/multistate-payroll', width, reducedMotion: 'reduce' });
    const reviews = page.getByRole('tab', { name: 'Reviews (0)' });
    await answers(reviews);
    await reviews.click();
    await page.getByRole('button', { name: 'Add to Cart' }).click();
    await page.locator('.Toastify__toast').waitFor();
    expect(await findings(page)).toEqual([]);
    await page.getByRole('link', { name: 'Cart, 1 item' }).click();
    await page.getByRole('heading', { level: 1, name: 'Cart' }).waitFor();
    expect(await findings(page)).toEqual([]);
    await page.getByRole('link', { name: 'Proceed To Checkout' }).click();
    await page.getByRole('button', { name: 'Click here' }).click();
    await page.getByRole('combobox', { name: 'State' }).click();
    await page.getByRole('option', { name: 'Newark' }).waitFor();
    expect(await findings(page)).toEqual([]);
    await page.getByRole('combobox', { name: 'State' }).fill('zzz');
    await page.getByText('Nothing in the list has these letters.').waitFor();
    expect(await findings(page)).toEqual([]);
  });

  it('finds nothing beside a toast', async () => {
    const page = await visit({ width, reducedMotion: 'reduce' });
    await page.getByLabel('Email address').fill('a');
    await page.keyboard.press('Enter');
    await page.getByText('Thanks for subscribing!').waitFor();
    expect(await findings(page)).toEqual([]);
  });
});

it('finds nothing with a dropdown menu open', async () => {
  const page = await visit({ reducedMotion: 'reduce' });
  await page.getByRole('button', { name: 'Pages' }).click();
  expect(await findings(page)).toEqual([]);
});

it('finds nothing with the menu of small screens open, or a submenu', async () => {
  const page = await visit({ width: 390, reducedMotion: 'reduce' });
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('dialog').waitFor();
  expect(await findings(page)).toEqual([]);
  await page.getByRole('dialog').getByRole('button', { name: 'Pages' }).click();
  expect(await findings(page)).toEqual([]);
});
