import type { Page } from 'playwright-core';
import { documentTitle } from '@/lib/document-title';
import { routes } from '@/routes';

type CartContext = {
  cartItems: { name: string; price: number; qty: number }[];
  itemPrice: number;
};
type Report = {
  type: string;
  snapshot: { machine?: { id: string }; value: unknown; context: unknown };
};

declare global {
  /** The last snapshot of the cart's actor. */
  var lastCart: { value: unknown; context: CartContext } | undefined;
  /** The state of the navigation, and its target. */
  var lastNavigation: string | undefined;
}

/** Runs in each document before its scripts: follows the cart's actor and the heading. */
function watchPage() {
  globalThis.lastCart = undefined;
  Object.assign(globalThis, {
    watchStatecharts: ({ type, snapshot }: Report) => {
      if (type !== '@xstate.snapshot') return;
      if (snapshot.machine?.id === 'navigation') {
        globalThis.lastNavigation = JSON.stringify([snapshot.value, snapshot.context]);
      }
      if (snapshot.machine?.id !== 'cart') return;
      globalThis.lastCart = { value: snapshot.value, context: snapshot.context as CartContext };
    },
  });
  // Links to telephone and mail programs are outside the site.
  addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link && /^(tel|mailto):/.test(link.protocol)) event.preventDefault();
  });
  addEventListener('DOMContentLoaded', () => {
    if (!document.getElementById('root')) return;
    new MutationObserver(() => {
      if (!document.querySelector('h1')) console.error(`Blank page at ${location.href}`);
    }).observe(document, { childList: true, subtree: true });
  });
}

export const installWatch = (page: Page) => page.addInitScript(watchPage);

/** The result of a check of the page: its faults, and the cart's visible lines. */
type State = {
  faults: string[];
  lines: number;
  /** Whether it compared a table of two lines or more, one of them with several items. */
  isRichTable: boolean;
};

const unknown = { lines: 0, isRichTable: false };

/** The titles that a page can have (RT-1). */
const titles = routes.map(({ title }) => documentTitle(title));

/** Runs in the page. */
function readState(titles: readonly string[]): State {
  const faults: string[] = [];
  const must = (isSo: boolean, fault: string) => {
    if (!isSo) faults.push(fault);
  };
  const numbersIn = (text: string | null | undefined) =>
    Number((text ?? '').replace(/[^\d.]/g, ''));
  must(performance.getEntriesByName('hydrated').length > 0, 'the page has not hydrated');
  must(Boolean(document.querySelector('h1')?.textContent?.trim()), 'no heading');
  must(titles.includes(document.title), `title ${document.title}`);
  const cart = globalThis.lastCart;
  if (!cart) return { faults: [...faults, 'no cart'], lines: 0, isRichTable: false };

  const { cartItems, itemPrice } = cart.context;
  const pieces = cartItems.reduce((sum, { qty }) => sum + qty, 0);
  const cents = cartItems.reduce((sum, { price, qty }) => sum + Math.round(price * 100) * qty, 0);
  const isFilled = cart.value === 'filled';
  must(isFilled === cartItems.length > 0, `cart is ${cart.value} with ${cartItems.length} lines`);
  must(
    cartItems.every(({ qty }) => Number.isSafeInteger(qty) && qty >= 1),
    `quantities ${cartItems.map(({ qty }) => qty)}`,
  );
  must(
    new Set(cartItems.map(({ name }) => name)).size === cartItems.length,
    'a line is duplicated',
  );
  if (isFilled) must(Math.round(itemPrice * 100) === cents, `item price ${itemPrice}`);

  const header = document.querySelector('header');
  const shown = header?.querySelector('[aria-label^="Cart, "]')?.getAttribute('aria-label');
  if (header) must(numbersIn(shown) === pieces, `header says ${shown}, cart has ${pieces}`);
  if (location.pathname !== '/cart' || document.querySelector('h1')?.textContent !== 'Cart') {
    return { faults, lines: cartItems.length, isRichTable: false };
  }
  const rows = [...document.querySelectorAll('.cart-row')].map((row) => [
    row.querySelector('th')?.textContent,
    Number(row.querySelector('[role=spinbutton]')?.getAttribute('aria-valuenow')),
    numbersIn(row.querySelector('[data-part=subtotal]')?.textContent),
  ]);
  const lines = cartItems.map(({ name, price, qty }) => [name, qty, price * qty]);
  must(JSON.stringify(rows) === JSON.stringify(lines), `rows ${rows}, cart has ${lines}`);
  const totals = [...document.querySelectorAll('[aria-labelledby=totals-title] dd')];
  must(totals.length === (isFilled ? 2 : 0), `${totals.length} totals of a cart ${cart.value}`);
  must(
    totals.every(({ textContent }) => numbersIn(textContent) === itemPrice),
    `totals ${totals.map(({ textContent }) => textContent)}, item price ${itemPrice}`,
  );
  const isRichTable = cartItems.length >= 2 && cartItems.some(({ qty }) => qty >= 2);
  return { faults, lines: cartItems.length, isRichTable };
}

/**
 * The state of the page when it has no fault, or after 10 s, since a document or a page's code can
 * still be loading.
 */
export async function settledState(page: Page) {
  const until = Date.now() + 10_000;
  for (;;) {
    const state = await page
      .evaluate(readState, titles)
      .catch((error): State => ({ faults: [String(error)], ...unknown }));
    if (state.faults.length === 0 || Date.now() > until) return state;
    await page.evaluate(() => new Promise(requestAnimationFrame)).catch(() => {});
  }
}

/** The last report of the navigation's actor, for the message of a fault. */
export const navigationOf = (page: Page) =>
  page.evaluate(() => globalThis.lastNavigation).catch(String);
