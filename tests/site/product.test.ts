import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { shop } from '@/content/shop';
import { holdRequests } from '../support/hold-requests';
import { allHydrated, openSite } from '../support/open-site';
import { product } from '../support/sample';
import { add, focused } from '../support/shop';
import { quantityRefusal, refusalOf } from '../support/spin-field';

const visit = openSite();

const { tabs } = shop;

describe('a product (SHOP-2, ST-QTY, ST-TABS)', () => {
  const quantity = (page: Page) => page.getByRole('spinbutton');

  it('strikes its former price through', async () => {
    const page = await visit({ path: product.path });
    const line = page.locator('main s').first();
    const drawn = () => line.evaluate((price) => getComputedStyle(price).textDecorationLine);
    expect(await drawn(), `SHOP-2 on ${product.path}`).toBe('line-through');
  });

  it('refuses any other text in words, once it is left, and adds nothing (ST-QTY, ERR-1)', async () => {
    const page = await visit({ path: product.path });
    const addToCart = page.getByRole('button', { name: 'Add to Cart' });
    await quantity(page).fill('1,5');
    expect(await refusalOf(quantity(page))).toBe('');
    const places = () =>
      page
        .locator('[aria-label^="Order "] :is(button, a)')
        .evaluateAll((all) =>
          all.map((one) => JSON.stringify([one.getBoundingClientRect(), scrollY])),
        );
    const before = await places();
    await addToCart.click();
    await expect.poll(() => refusalOf(quantity(page))).toBe(quantityRefusal);
    expect(await quantity(page).getAttribute('aria-invalid')).toBe('true');
    expect(await quantity(page).inputValue()).toBe('1,5');
    await expect.poll(() => focused(page)).toBe(`Quantity of ${product.name}`);
    expect(await places()).toEqual(before);
    expect(await page.locator('.Toastify__toast').count()).toBe(0);
    expect(await page.getByRole('link', { name: /^Cart, / }).count()).toBe(0);
    await page.keyboard.press('ArrowUp');
    expect(await quantity(page).inputValue()).toBe('2');
    expect(await refusalOf(quantity(page))).toBe('');
    await add(page, product.name);
  });

  it.each([
    ['1,5', quantityRefusal, 0],
    ['３', '', 1],
  ])(
    'typed and added before hydration, “%s” is judged after it (ST-QTY)',
    async (text, refusal, count) => {
      const page = await visit({ path: product.path });
      const arrive = await holdRequests(page, '**/*.js');
      await page.reload({ waitUntil: 'commit' });
      await quantity(page).fill(text);
      await page.getByRole('button', { name: 'Add to Cart' }).click();
      arrive();
      await allHydrated(page);
      await expect.poll(() => refusalOf(quantity(page))).toBe(refusal);
      const cart = page.getByRole('link', { name: 'Cart, 3 items' });
      await expect.poll(() => cart.count()).toBe(count);
      const field = `Quantity of ${product.name}`;
      if (count === 0) await expect.poll(() => focused(page)).toBe(field);
      expect(await page.getByRole('link', { name: /^Cart, / }).count()).toBe(count);
    },
  );

  /** The selected tab, and the headings of the panels that are shown. */
  const tabsOf = async (page: Page) => ({
    selected: await page.getByRole('tab', { selected: true }).allInnerTexts(),
    shown: await page.locator('[role=tabpanel] h2:visible').allInnerTexts(),
  });
  const description = { selected: [tabs.description], shown: [shop.learnHeading] };

  it('shows the description before hydration, and moves nothing by it', async () => {
    const page = await visit({ path: product.path });
    const arrive = await holdRequests(page, '**/*.js');
    await page.reload({ waitUntil: 'commit' });
    await page.getByRole('tab', { name: tabs.reviews }).waitFor();
    const places = () =>
      page
        .locator('[role=tab], [role=tabpanel], [role=tabpanel] li, #related-title')
        .evaluateAll((all) => all.map((one) => JSON.stringify(one.getBoundingClientRect())));
    await page.evaluate(() => document.fonts.ready);
    const before = await places();
    expect(await tabsOf(page)).toEqual(description);
    arrive();
    await allHydrated(page);
    expect(await tabsOf(page)).toEqual(description);
    expect(await places()).toEqual(before);
  });
});
