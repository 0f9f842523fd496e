import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { documentTitle } from '@/lib/document-title';
import { wideHeader } from '@/lib/wide-header';
import { fewFrames } from '../support/browsing';
import { summary } from '../support/disclosure';
import { readTexts } from '../support/named-tree';
import { hydrated, openSite } from '../support/open-site';
import { otherProduct, product } from '../support/sample';
import { add, cartOf, focused, follow, rowOf, toCart } from '../support/shop';

const visit = openSite();

describe('the cart (CART-1, ST-CART)', () => {
  /** Adds two of one product and one of another. */
  async function fill(page: Page) {
    await page.getByRole('button', { name: 'One more' }).click();
    await add(page, product.name);
    await follow(page, otherProduct.name);
    await add(page, otherProduct.name);
    await toCart(page);
  }
  const filled = {
    lines: [
      [product.name, '2', '$804.00'],
      [otherProduct.name, '1', '$468.00'],
    ],
    totals: ['$1,272.00', '$1,272.00'],
  };

  it('shows a message while it is empty, and no amounts (ST-CART-4)', async () => {
    const page = await visit({ path: '/cart' });
    expect(await page.getByRole('main').innerText()).not.toMatch(/total|\$|\d\.\d/i);
    expect(await page.getByText('Please add products to your cart!').isVisible()).toBe(true);
    expect(await page.getByRole('link', { name: /^Cart, / }).count()).toBe(0);
    await follow(page, 'See the courses', 'Shop');
  });

  it('confirms each added product with a toast in an existing live region', async () => {
    const page = await visit({ path: product.path });
    await page.getByRole('button', { name: 'Add to Cart' }).focus();
    const region = page.locator('.Toastify[aria-live=polite]');
    await region.waitFor({ state: 'attached' });
    expect(await region.textContent()).toBe('');
    await page.keyboard.press('Enter');
    await expect
      .poll(() => region.textContent())
      .toBe(`1 × ${product.name} added to your cart at $402.00 each.`);
    expect(await page.locator('#announcer').textContent()).toBe('');
  });

  it('shows lines and totals', async () => {
    const page = await visit({ path: product.path });
    await add(page, product.name);
    await add(page, product.name);
    await follow(page, otherProduct.name);
    await add(page, otherProduct.name);
    expect(await page.getByRole('link', { name: 'Cart, 3 items' }).count()).toBe(1);
    await toCart(page);
    expect(await cartOf(page)).toEqual(filled);
    expect(await page.getByRole('columnheader').allInnerTexts()).toEqual([
      'Product',
      'Name',
      'Unit Price',
      'Quantity',
      'Subtotal',
      'Remove',
    ]);
    expect(await rowOf(page, product.name).innerText()).toContain('$402.00');
  });

  it('names each total once to screen readers, and announces a change with its name', async () => {
    const page = await visit({ path: product.path });
    await fill(page);
    const heard = await readTexts(page);
    const start = heard.indexOf('Cart totals');
    expect(heard.slice(start, start + 5)).toEqual([
      'Cart totals',
      'Subtotal',
      '$1,272.00',
      'Total',
      '$1,272.00',
    ]);
    const live = page.locator(
      '[aria-labelledby=totals-title] [aria-live=polite][aria-atomic=true]',
    );
    expect(await live.textContent()).toBe('Total$1,272.00');
  });

  it('keeps its products on a visit to the error page', async () => {
    const page = await visit({ path: product.path });
    await add(page, product.name);
    const header = page.getByRole('banner');
    await summary(header, 'Pages').click();
    await header.getByRole('link', { name: 'Error' }).click();
    await page.getByRole('link', { name: 'Go Home' }).click();
    await header.getByRole('link', { name: 'Cart, 1 item' }).waitFor();
  });

  it('subtracts one from an uncommitted number', async () => {
    const page = await visit({ path: product.path });
    await add(page, product.name);
    await toCart(page);
    const quantity = rowOf(page, product.name).getByRole('spinbutton');
    await quantity.fill('9999');
    const fewer = rowOf(page, product.name).getByRole('button', { name: 'One fewer' });
    const { x = 0, y = 0, height = 0 } = (await fewer.boundingBox()) ?? {};
    await page.mouse.click(x + 3, y + height / 2);
    await expect.poll(() => quantity.inputValue()).toBe('9998');
  });

  it('changes quantities by button and by typing, and removes a line at zero', async () => {
    const page = await visit({ path: product.path });
    await fill(page);
    await page.getByRole('button', { name: `One more of ${otherProduct.name}` }).click();
    expect((await cartOf(page)).totals).toEqual(['$1,740.00', '$1,740.00']);
    const field = page.getByRole('spinbutton', { name: `Quantity of ${product.name}` });
    await field.fill('3000');
    await field.press('Enter');
    expect(await cartOf(page)).toEqual({
      lines: [
        [product.name, '3000', '$1,206,000.00'],
        [otherProduct.name, '2', '$936.00'],
      ],
      totals: ['$1,206,936.00', '$1,206,936.00'],
    });
    for (const text of ['-3', '1e9', 'abc', '']) {
      await field.fill(text);
      await field.blur();
      expect(await field.inputValue()).toBe('3000');
    }
    const fewer = page.getByRole('button', { name: `One fewer of ${otherProduct.name}` });
    await fewer.click();
    await fewer.click();
    expect((await cartOf(page)).lines).toEqual([[product.name, '3000', '$1,206,000.00']]);
  });

  it('removes a line, and moves focus to the next one', async () => {
    const page = await visit({ path: product.path });
    await fill(page);
    await page.getByRole('button', { name: `Remove ${product.name}` }).press('Enter');
    expect((await cartOf(page)).lines).toEqual([[otherProduct.name, '1', '$468.00']]);
    await expect.poll(() => focused(page)).toBe(`Remove ${otherProduct.name}`);
    await page.keyboard.press('Enter');
    await page.getByText('Please add products to your cart!').waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H2');
    expect(await page.getByRole('link', { name: /^Cart, / }).count()).toBe(0);
  });

  it('is emptied by one button, and its coupon button does nothing', async () => {
    const page = await visit({ path: product.path });
    await fill(page);
    await page.getByLabel('Coupon code').fill('BALANCE');
    await page.getByRole('button', { name: 'Apply Coupon' }).click();
    await fewFrames(page);
    expect(await cartOf(page)).toEqual(filled);
    expect(await page.getByLabel('Coupon code').inputValue()).toBe('BALANCE');
    await page.getByRole('button', { name: 'Empty Cart' }).click();
    await page.getByText('Please add products to your cart!').waitFor();
  });

  it('is a table for screen readers on a phone, and does not scroll sideways', async () => {
    const page = await visit({ path: product.path, width: 360 });
    await fill(page);
    expect(await page.getByRole('table').getByRole('row').count()).toBe(3);
    expect(await page.getByRole('rowheader').allInnerTexts()).toEqual([
      product.name,
      otherProduct.name,
    ]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });

  it('has its link in the header on every screen, without overflow', async () => {
    const page = await visit({ path: product.path });
    await add(page, product.name);
    const cart = page.getByRole('banner').getByRole('link', { name: 'Cart, 1 item' });
    for (const width of [320, 360, 768, wideHeader * 16, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const edges = await page
        .locator('header > div')
        .evaluate((column) =>
          [...column.children].map((child) => Math.round(child.getBoundingClientRect().right)),
        );
      const { paddingRight, right } = await page.locator('header > div').evaluate((column) => ({
        paddingRight: Number.parseFloat(getComputedStyle(column).paddingRight),
        right: column.getBoundingClientRect().right,
      }));
      expect(Math.max(...edges), `at ${width} px`).toBeLessThanOrEqual(
        Math.ceil(right - paddingRight),
      );
      expect(await cart.isVisible(), `at ${width} px`).toBe(true);
    }
  });

  it('survives navigation and is not stored (GEN-1)', async () => {
    const page = await visit({ path: product.path });
    await fill(page);
    await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
    await expect.poll(() => page.title()).toBe(documentTitle('About'));
    expect(await page.getByRole('link', { name: 'Cart, 3 items' }).count()).toBe(1);
    expect(
      await page.evaluate(async () => [
        localStorage.length,
        sessionStorage.length,
        document.cookie,
        (await indexedDB.databases()).length,
      ]),
    ).toEqual([0, 0, '', 0]);
    await page.reload();
    await hydrated(page);
    expect(await page.getByRole('link', { name: /^Cart, / }).count()).toBe(0);
  });
});
