import type { Page } from 'playwright-core';
import type { Random } from './random';

/** Links within the site, including those in closed menus. */
const links = {
  'to the shop': 'a[href="/shop"]',
  'to a product': 'main a[href^="/shop/"]',
  'to the cart': 'a[href="/cart"]',
};

const tasks = [
  ...(['to the shop', 'to a product', 'add', 'to a product', 'add', 'to the cart'] as const),
];
type Task = (typeof tasks)[number];

/** The tasks of a visitor who buys two courses, in order. */
export const shoppingTrip = (): Task[] => [...tasks];

/** Runs in the page: follows the link at `index` (modulo their number), and waits for its page. */
async function follow({ css, index }: { css: string; index: number }) {
  const found = [...document.querySelectorAll<HTMLAnchorElement>(css)];
  const home = document.querySelector<HTMLAnchorElement>('a[href="/"]');
  const link = found[index % found.length] ?? home;
  if (!link) return 'no link';
  link.click();
  const until = performance.now() + 3000;
  while (location.pathname !== link.pathname && performance.now() < until) {
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  return `to ${link.pathname}`;
}

/** Runs in the page: raises the quantity, adds to the cart, and counts (ST-QTY, ST-CART-1). */
async function addToCart({ more }: { more: number }) {
  const order = document.querySelector('[aria-label^="Order "]');
  const rise = order?.querySelector<HTMLElement>('[aria-label^="One more of "]');
  const add = [...(order?.querySelectorAll('button') ?? [])].find(
    ({ textContent }) => textContent === 'Add to Cart',
  );
  const shown = () => Number(order?.querySelector('input')?.getAttribute('aria-valuenow'));
  const itemCount = () =>
    globalThis.lastCart?.context.cartItems.reduce((sum, { qty }) => sum + qty, 0);
  if (!rise || !add || performance.getEntriesByName('hydrated').length === 0) {
    return { done: 'nothing to add', faults: [] };
  }
  const chosen = async (act: () => void) => {
    act();
    await new Promise((resolve) => setTimeout(resolve));
  };
  // A typed quantity can already be at its maximum (ST-QTY).
  const expected = Math.min(shown() + more, 9999);
  for (let press = 0; press < more && rise.isConnected; press += 1)
    await chosen(() => rise.click());
  // Another page, with its own quantity, can open meanwhile.
  const left = { done: 'a page that was left', faults: [] };
  if (!add.isConnected) return left;
  const quantity = shown();
  const before = itemCount();
  await chosen(() => add.click());
  const after = itemCount();
  if (!add.isConnected) return left;
  const faults = [
    ...(quantity >= expected ? [] : [`quantity ${quantity} after ${more} more, not ${expected}`]),
    ...(after === (before ?? 0) + quantity ? [] : [`${before} + ${quantity} = ${after} items`]),
  ];
  return { done: `add ${quantity}, now ${after}`, faults };
}

/** Performs a task of a trip, if the page allows it; resolves to its description and its faults. */
export async function runTask(page: Page, task: Task, { below }: Random) {
  const draw = { index: below(10_000), more: below(4) };
  if (task === 'add') return page.evaluate(addToCart, { more: draw.more });
  const done = await page.evaluate(follow, { css: links[task], index: draw.index });
  return { done, faults: [] };
}
