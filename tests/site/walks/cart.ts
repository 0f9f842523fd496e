import { cartMachine } from '@machines/cart.machine';
import { expect } from 'vitest';
import { button, walkOnSite } from '../../support/walk-on-site';

const courses = [
  { id: 'product-5', name: 'Multistate Payroll', price: 780, qty: 1 },
  { id: 'product-2', name: 'Bookkeeping for Owners', price: 468, qty: 1 },
];
const courseOf = (id: string) => courses.find((course) => course.id === id)?.name ?? '';
const [first, second] = courses.map(({ id }) => id) as [string, string];

walkOnSite(cartMachine, {
  visit: { path: '/cart' },
  events: [
    ...courses.map((item) => ({ type: 'item.added' as const, item })),
    { type: 'item.decremented', id: first },
    { type: 'quantity.typed', id: first, quantity: 2 },
    { type: 'item.removed', id: first },
    { type: 'item.removed', id: second },
    { type: 'cart.emptied' },
    { type: 'removal.undone' },
    { type: 'removal.settled' },
  ],
  stopWhen: ({ context }) => context.cartItems.some(({ qty }) => qty > 2),
  // Leaving the cart for the shop closes the toast with Undo.
  canHappen: ({ context }, event) =>
    event.type !== 'item.added' ||
    context.removal.items.length === 0 ||
    context.cartItems.some(({ id }) => id === event.item.id),
  perform: {
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
    'item.decremented': (page, { id }) => button(page, `One fewer of ${courseOf(id)}`).click(),
    'quantity.typed': async (page, { id, quantity }) => {
      const field = page.getByRole('spinbutton', { name: courseOf(id) });
      await field.fill(String(quantity));
      await field.press('Enter');
    },
    'item.removed': (page, { id }) => button(page, `Remove ${courseOf(id)}`).click(),
    'cart.emptied': (page) => button(page, 'Empty Cart').click(),
    'removal.undone': (page) => button(page, 'Undo').click(),
    'removal.settled': (page) => button(page, 'close').first().click(),
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
