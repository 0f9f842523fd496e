import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { dollars } from '@/lib/money';
import { openSite } from '../support/open-site';
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

  it('names each total once to screen readers, and announces a change with its name', async () => {
    const page = await visit({ path: product.path });
    await fill(page);
    const totals = page.getByRole('region', { name: 'Cart totals' });
    expect((await totals.ariaSnapshot()).match(/Subtotal|Total|\$[\d,.]+/g)).toEqual([
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
});
