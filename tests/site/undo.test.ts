import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { shop } from '@/content/shop';
import { dollars } from '@/lib/money';
import { fewFrames } from '../support/browsing';
import { openSite } from '../support/open-site';
import { otherProduct, product } from '../support/sample';
import { add, cartOf, follow, toCart } from '../support/shop';

const visit = openSite();

/** Opens a cart with one of one product and two of another. */
async function openCart(options = {}) {
  const page = await visit({ path: product.path, ...options });
  await add(page, product.name);
  await follow(page, otherProduct.name);
  await page.getByRole('button', { name: 'One more' }).click();
  await add(page, otherProduct.name);
  await toCart(page);
  return page;
}

/** Subtotal and total, which are the same. */
const twice = (amount: number) => [dollars(amount), dollars(amount)];

const filled = {
  lines: [
    [product.name, '1', dollars(product.price)],
    [otherProduct.name, '2', dollars(2 * otherProduct.price)],
  ],
  totals: twice(product.price + 2 * otherProduct.price),
};

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const undo = (page: Page) => button(page, 'Undo');
const remove = (page: Page, name: string) => button(page, `Remove ${name}`);
const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

describe('a removal from the cart can be undone (ST-CART-8)', () => {
  it.each([
    ['the delete icon', `Remove ${product.name}`, `${product.name} removed.`, product.name],
    ['Empty Cart', 'Empty Cart', 'Cart emptied.', product.name],
  ])('by %s', async (_, name, message, restored) => {
    const page = await openCart();
    await button(page, name).click();
    const toasts = page.locator('.Toastify[aria-live=polite]');
    await expect
      .poll(() => toasts.textContent(), { message: 'ST-CART-8' })
      .toContain(`${message}Undo`);
    expect(await cartOf(page)).not.toEqual(filled);
    await undo(page).click();
    await expect.poll(() => cartOf(page)).toEqual(filled);
    await expect.poll(() => focusedText(page)).toBe(restored);
    await undo(page).waitFor({ state: 'detached' });
  });

  it('by keyboard: Tab reaches the toast next', async () => {
    const page = await openCart();
    await remove(page, otherProduct.name).press('Enter');
    await undo(page).waitFor();
    await fewFrames(page);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect.poll(() => focusedText(page)).toBe('Undo');
    await page.keyboard.press('Enter');
    await expect.poll(() => cartOf(page)).toEqual(filled);
    await expect.poll(() => focusedText(page)).toBe(otherProduct.name);
  });

  it('without a time limit (WCAG 2.2.1)', async () => {
    const page = await openCart({ reducedMotion: 'no-preference' });
    await remove(page, product.name).click();
    await undo(page).waitFor();
    const timers = () =>
      page.locator('.Toastify__toast[data-in=true]').evaluateAll((toasts) =>
        toasts
          .flatMap((toast) => toast.getAnimations({ subtree: true }))
          .map(({ effect }) => Number(effect?.getComputedTiming().duration))
          .filter((duration) => duration >= 1000),
      );
    expect(await timers()).toEqual([]);
    await page.getByText(`${product.name} removed.`).click();
    await fewFrames(page);
    expect(await undo(page).isVisible()).toBe(true);
  });

  it('until something else is removed', async () => {
    const page = await openCart();
    await remove(page, product.name).click();
    await undo(page).waitFor();
    await remove(page, otherProduct.name).click();
    const toasts = page.locator('.Toastify[aria-live=polite]');
    await expect
      .poll(() => toasts.textContent(), { message: 'ST-CART-8, the toasts' })
      .toBe(`${otherProduct.name} removed.Undo`);
    await undo(page).click();
    const left = { lines: filled.lines.slice(1), totals: twice(2 * otherProduct.price) };
    await expect.poll(() => cartOf(page), { message: 'ST-CART-8, undone' }).toEqual(left);
  });

  it('until the page changes', async () => {
    const page = await openCart();
    await button(page, 'Empty Cart').click();
    await undo(page).waitFor();
    await follow(page, shop.cart.toShop, 'Shop');
    await undo(page).waitFor({ state: 'detached' });
    expect(await page.getByRole('link', { name: /^Cart, / }).count()).toBe(0);
  });
});
