import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { shop } from '@/content/shop';
import { dollars } from '@/lib/dollars';
import { wideHeader } from '@/lib/wide-header';
import { fewFrames, isTitled } from '../support/browsing';
import { summary } from '../support/disclosure';
import { readTexts } from '../support/named-tree';
import { hydrated, openSite } from '../support/open-site';
import { otherProduct, product } from '../support/sample';
import { add, cartOf, focused, follow, rowOf, toCart } from '../support/shop';
import { quantityRefusal, refusalOf } from '../support/spin-field';

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
  /** Subtotal and total, which are the same. */
  const twice = (amount: number) => [dollars(amount), dollars(amount)];
  const filled = {
    lines: [
      [product.name, '2', dollars(2 * product.price)],
      [otherProduct.name, '1', dollars(otherProduct.price)],
    ],
    totals: twice(2 * product.price + otherProduct.price),
  };

  it('shows a message while it is empty, and no amounts (ST-CART-4)', async () => {
    const page = await visit({ path: '/cart' });
    expect(await page.getByRole('main').innerText()).not.toMatch(/total|\$|\d\.\d/i);
    expect(await page.getByText('Please add products to your cart!').isVisible()).toBe(true);
    expect(await page.getByRole('link', { name: /^Cart, / }).count()).toBe(0);
    await follow(page, shop.cart.toShop, 'Shop');
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
      .toBe(`1 × ${product.name} added to your cart at ${dollars(product.price)} each.`);
    expect(await page.locator('#announcer').textContent()).toBe('');
  });

  it('adds the chosen quantity (ST-CART-1)', async () => {
    const page = await visit({ path: product.path });
    await page.getByRole('button', { name: 'One more' }).click();
    await add(page, product.name);
    await toCart(page);
    expect((await cartOf(page)).lines, 'ST-CART-1 on /cart').toEqual([filled.lines[0]]);
  });

  it('shows lines and totals (ST-CART-7)', async () => {
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
    expect(await rowOf(page, product.name).innerText()).toContain(dollars(product.price));
  });

  it('names each total once to screen readers, and announces a change with its name', async () => {
    const page = await visit({ path: product.path });
    await fill(page);
    const heard = await readTexts(page);
    const start = heard.indexOf('Cart totals');
    expect(heard.slice(start, start + 5)).toEqual([
      'Cart totals',
      'Subtotal',
      filled.totals[0],
      'Total',
      filled.totals[0],
    ]);
    const live = page.locator(
      '[aria-labelledby=totals-title] [aria-live=polite][aria-atomic=true]',
    );
    expect(await live.textContent()).toBe(`Total${filled.totals[0]}`);
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

  it('subtracts one from an uncommitted number (ST-CART-2)', async () => {
    const page = await visit({ path: product.path });
    await add(page, product.name);
    await toCart(page);
    const quantity = rowOf(page, product.name).getByRole('spinbutton');
    await quantity.fill('9999');
    const fewer = rowOf(page, product.name).getByRole('button', { name: 'One fewer' });
    const { x = 0, y = 0, height = 0 } = (await fewer.boundingBox()) ?? {};
    await page.mouse.click(x + 3, y + height / 2);
    await expect.poll(() => quantity.inputValue(), { message: 'ST-CART-2 on /cart' }).toBe('9998');
    await quantity.fill('5');
    await fewer.click();
    expect(await quantity.inputValue(), 'ST-CART-2 on /cart').toBe('4');
  });

  it('changes quantities by button and by typing, and removes a line at zero (ST-CART-2)', async () => {
    const page = await visit({ path: product.path });
    await fill(page);
    await page.getByRole('button', { name: `One more of ${otherProduct.name}` }).click();
    expect((await cartOf(page)).totals).toEqual(twice(2 * (product.price + otherProduct.price)));
    const field = page.getByRole('spinbutton', { name: `Quantity of ${product.name}` });
    await field.fill('3000');
    await field.press('Enter');
    expect(await cartOf(page)).toEqual({
      lines: [
        [product.name, '3000', dollars(3000 * product.price)],
        [otherProduct.name, '2', dollars(2 * otherProduct.price)],
      ],
      totals: twice(3000 * product.price + 2 * otherProduct.price),
    });
    await field.fill('');
    await field.blur();
    expect(await field.inputValue()).toBe('3000');
    const fewer = page.getByRole('button', { name: `One fewer of ${otherProduct.name}` });
    await fewer.click();
    await fewer.click();
    expect((await cartOf(page)).lines).toEqual([
      [product.name, '3000', dollars(3000 * product.price)],
    ]);
  });

  it('reads a typed quantity as a product does, and refuses others in words (CART-1, ERR-1)', async () => {
    const page = await visit({ path: product.path });
    await add(page, product.name);
    await toCart(page);
    const field = rowOf(page, product.name).getByRole('spinbutton');
    await field.fill('１，０００');
    await field.press('Enter');
    const { totals } = await cartOf(page);
    expect(totals).toEqual(twice(1000 * product.price));
    const button = page.getByRole('button', { name: 'Empty Cart' });
    const before = await button.boundingBox();
    await field.fill('2.5');
    await field.blur();
    expect(await field.getAttribute('aria-invalid')).toBe('true');
    expect(await refusalOf(field)).toBe(quantityRefusal);
    expect((await cartOf(page)).totals).toEqual(totals);
    expect(await button.boundingBox()).toEqual(before);
    await field.press('Escape');
    expect(await field.inputValue()).toBe('1000');
    expect(await refusalOf(field)).toBe('');
  });

  it('removes a line of any quantity, and moves focus to the next one (ST-CART-3)', async () => {
    const page = await visit({ path: product.path });
    await fill(page);
    await page.getByRole('button', { name: `Remove ${product.name}` }).press('Enter');
    expect((await cartOf(page)).lines).toEqual([
      [otherProduct.name, '1', dollars(otherProduct.price)],
    ]);
    await expect.poll(() => focused(page)).toBe(`Remove ${otherProduct.name}`);
    await page.keyboard.press('Enter');
    await page.getByText('Please add products to your cart!').waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H2');
    expect(await page.getByRole('link', { name: /^Cart, / }).count()).toBe(0);
  });

  it('is emptied by one button, and its coupon button does nothing (ST-CART-4)', async () => {
    const page = await visit({ path: product.path });
    await fill(page);
    await page.getByLabel(shop.cart.coupon.label).fill('BALANCE');
    await page.getByRole('button', { name: shop.cart.coupon.submit }).click();
    await fewFrames(page);
    expect(await cartOf(page)).toEqual(filled);
    expect(await page.getByLabel(shop.cart.coupon.label).inputValue()).toBe('BALANCE');
    await page.getByRole('button', { name: 'Empty Cart' }).click();
    await page.getByText('Please add products to your cart!').waitFor();
  });

  it.each(['Enter', 'Space'])('is emptied by the keyboard, too: %s (ST-CART-4)', async (key) => {
    const page = await visit({ path: product.path });
    await fill(page);
    await page.getByRole('button', { name: 'Empty Cart' }).press(key);
    await expect
      .poll(() => page.getByRole('main').innerText(), { message: 'ST-CART-4 on /cart' })
      .toContain('Please add products to your cart!');
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
    await isTitled(page, 'About');
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
