import type { Page } from 'playwright-core';
import type { Random } from './random';

/** Links within the site, including those in closed menus. */
const ways = {
  'to the shop': 'a[href="/shop"]',
  'to a product': 'main a[href^="/shop/"]',
  'to the cart': 'a[href="/cart"]',
};

const errands = [
  ...(['to the shop', 'to a product', 'add', 'to a product', 'add', 'to the cart'] as const),
];
type Errand = (typeof errands)[number];

/** The errands of a visitor who buys two courses and looks at the cart, in order. */
export const shoppingTrip = (): Errand[] => [...errands];

/** Runs in the page: follows the link at `index` (modulo their number), and waits for its page. */
async function follow({ css, index }: { css: string; index: number }) {
  const links = [...document.querySelectorAll<HTMLAnchorElement>(css)];
  const home = document.querySelector<HTMLAnchorElement>('a[href="/"]');
  const link = links[index % links.length] ?? home;
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
  const pieces = () =>
    globalThis.lastCart?.context.cartItems.reduce((sum, { qty }) => sum + qty, 0);
  if (!rise || !add || performance.getEntriesByName('hydrated').length === 0) {
    return { done: 'nothing to add', faults: [] };
  }
  const chosen = async (act: () => void) => {
    act();
    await new Promise((resolve) => setTimeout(resolve));
  };
  // A typed quantity may stand at its upper limit already (ST-QTY).
  const least = Math.min(shown() + more, 9999);
  for (let press = 0; press < more && rise.isConnected; press += 1)
    await chosen(() => rise.click());
  // Another page may open meanwhile, with its own quantity.
  const left = { done: 'a page that was left', faults: [] };
  if (!add.isConnected) return left;
  const quantity = shown();
  const before = pieces();
  await chosen(() => add.click());
  const after = pieces();
  if (!add.isConnected) return left;
  const faults = [
    ...(quantity >= least ? [] : [`quantity ${quantity} after ${more} more, not ${least}`]),
    ...(after === (before ?? 0) + quantity ? [] : [`${before} + ${quantity} = ${after} pieces`]),
  ];
  return { done: `add ${quantity}, now ${after}`, faults };
}

/** Does one errand of a trip, if the page allows it; resolves to its description and its faults. */
export async function runErrand(page: Page, errand: Errand, { below }: Random) {
  const draw = { index: below(10_000), more: below(4) };
  if (errand === 'add') return page.evaluate(addToCart, { more: draw.more });
  const done = await page.evaluate(follow, { css: ways[errand], index: draw.index });
  return { done, faults: [] };
}
