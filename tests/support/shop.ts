import type { Page } from 'playwright-core';

/** Follows a link to the page with this heading, by default the text of the link. */
export const follow = async (page: Page, link: string, heading = link) => {
  await page.locator('main').getByRole('link', { name: link, exact: true }).first().click();
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
};

/** Adds the product of the current page to the cart. */
export const add = async (page: Page, name: string) => {
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await page
    .locator('.Toastify__toast', { hasText: `× ${name} added to your cart` })
    .last()
    .waitFor();
};

/** Follows the link to the cart in the header. */
export const toCart = async (page: Page) => {
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Cart, / })
    .click();
  await page.getByRole('heading', { level: 1, name: 'Cart' }).waitFor();
};

/** The row of a product in the cart. */
export const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

/** Name, quantity and subtotal of each line, and the totals. */
export const cartOf = async (page: Page) => ({
  lines: await page
    .locator('.cart-row')
    .evaluateAll((rows) =>
      rows.map((row) => [
        row.querySelector('th')?.textContent,
        row.querySelector('input')?.value,
        row.querySelector('[data-part=subtotal]')?.textContent,
      ]),
    ),
  totals: await page.locator('[aria-labelledby=totals-title] dd').allTextContents(),
});

/** The label of the focused element. */
export const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
