import { expect, it } from 'vitest';
import { shop } from '@/content/shop';
import { dollars } from '@/lib/money';
import { openSite } from '../support/open-site';
import { otherProduct } from '../support/sample';
import { cartOf, focused } from '../support/shop';

const visit = openSite();

it('a visitor shops by keyboard alone, from the list to the order', async () => {
  const page = await visit({ path: '/shop' });
  const { keyboard } = page;
  /** Presses Tab until the control with this name has the focus. */
  const tabTo = async (name: string) => {
    for (let presses = 0; presses < 80; presses += 1) {
      await keyboard.press('Tab');
      const label = await page.evaluate(() => {
        const element = document.activeElement;
        return element?.getAttribute('aria-label') ?? element?.textContent?.trim();
      });
      if (label === name) return;
    }
    throw new Error(`Tab does not reach ${name}`);
  };
  await tabTo(otherProduct.name);
  await keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: otherProduct.name }).waitFor();
  await tabTo(`Quantity of ${otherProduct.name}`);
  await keyboard.press('ArrowUp');
  await tabTo('Add to Cart');
  await keyboard.press('Enter');
  await page.getByRole('link', { name: 'Cart, 2 items' }).waitFor();
  await page.evaluate(() => document.getElementById('main')?.focus());
  await keyboard.press('Shift+Tab');
  for (let presses = 0; presses < 5; presses += 1) {
    if ((await focused(page)) === 'Cart, 2 items') break;
    await keyboard.press('Shift+Tab');
  }
  await keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Cart' }).waitFor();
  await tabTo(`One fewer of ${otherProduct.name}`);
  await keyboard.press('Space');
  expect((await cartOf(page)).lines).toEqual([
    [otherProduct.name, '1', dollars(otherProduct.price)],
  ]);
  await tabTo('Proceed To Checkout');
  await keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Checkout' }).waitFor();
  await tabTo('Have a coupon? Click here');
  await keyboard.press('Enter');
  await expect.poll(() => page.getByLabel(shop.checkout.coupon.label).isVisible()).toBe(true);
  await tabTo('Place Order');
});
