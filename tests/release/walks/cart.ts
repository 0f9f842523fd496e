import { type CartItem, cartMachine } from '@machines/cart.machine';
import { expect } from 'vitest';
import { otherProduct, product } from '../../support/sample';
import { button, walkOnSite } from '../../support/walk-on-site';

/** Two products of the shop, as lines of the cart. */
const [first, second] = [product, otherProduct].map(({ id, name, price }) => ({
  id,
  name,
  price,
  qty: 1,
})) as [CartItem, CartItem];

walkOnSite(cartMachine, {
  events: [
    { type: 'item.added', item: first },
    { type: 'item.added', item: second },
    { type: 'item.decremented', id: first.id },
    { type: 'quantity.typed', id: first.id, quantity: 2 },
    { type: 'item.removed', id: first.id },
    { type: 'item.removed', id: second.id },
    { type: 'cart.emptied' },
    { type: 'removal.undone' },
    { type: 'removal.settled' },
  ],
  perform: {
    'item.decremented': (page) => button(page, `One fewer of ${first.name}`).click(),
    'quantity.typed': async (page, { quantity }) => {
      const field = page.getByLabel(`Quantity of ${first.name}`);
      await field.fill(`${quantity}`);
      await field.press('Enter');
    },
    'item.removed': (page, { id }) =>
      button(page, `Remove ${(id === first.id ? first : second).name}`).click(),
    'cart.emptied': (page) => button(page, 'Empty Cart').click(),
    'removal.undone': (page) => button(page, 'Undo').click(),
    'removal.settled': (page) =>
      page
        .locator('.Toastify__toast:has(.toast-action)')
        .getByRole('button', { name: 'close' })
        .click(),
    'item.added': async (page, { item }, { context }) => {
      if (context.cartItems.some(({ id }) => id === item.id)) {
        await button(page, `One more of ${item.name}`).click();
        return;
      }
      await page.locator('main').getByRole('link', { name: 'Shop', exact: true }).click();
      await page.getByRole('heading', { level: 1, name: 'Shop' }).waitFor();
      await page.locator('main').getByRole('link', { name: item.name }).click();
      await page.getByRole('heading', { level: 1, name: item.name }).waitFor();
      await button(page, 'Add to Cart').click();
      await page
        .getByRole('banner')
        .getByRole('link', { name: /^Cart, / })
        .click();
      await page.getByRole('heading', { level: 1, name: 'Cart' }).waitFor();
    },
  },
  shows: async (page, snapshot) => {
    const isEmpty = snapshot.matches('empty');
    const message = page.getByText('Please add products to your cart!');
    await expect.poll(() => message.count()).toBe(isEmpty ? 1 : 0);
    const { cartItems, itemPrice, removal } = snapshot.context;
    await expect.poll(() => button(page, 'Undo').count()).toBe(removal.items.length > 0 ? 1 : 0);
    const rows = page.locator('.cart-row');
    const shown = () =>
      rows.evaluateAll((all) =>
        all.map((row) => [row.querySelector('th')?.textContent, row.querySelector('input')?.value]),
      );
    await expect.poll(shown).toEqual(cartItems.map(({ name, qty }) => [name, String(qty)]));
    if (isEmpty) return;
    const total = page.locator('[aria-labelledby=totals-title] dd').first();
    await expect
      .poll(async () => Number((await total.innerText()).replace(/[$,]/g, '')))
      .toBe(itemPrice);
  },
});
