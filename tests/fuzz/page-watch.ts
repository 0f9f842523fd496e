import type { Page } from 'playwright-core';

type CartContext = {
  cartItems: { name: string; price: number; qty: number }[];
  itemPrice: number;
};
type Report = {
  type: string;
  snapshot: { machine?: { id: string }; value: unknown; context: unknown };
};

declare global {
  /** The cart as its actor last reported it. */
  var lastCart: { value: unknown; context: CartContext } | undefined;
}

/** Runs in each document before its own script: follows the cart's actor, and the heading. */
function watchPage() {
  globalThis.lastCart = undefined;
  Object.assign(globalThis, {
    watchStatecharts: ({ type, snapshot }: Report) => {
      if (type !== '@xstate.snapshot' || snapshot.machine?.id !== 'cart') return;
      globalThis.lastCart = { value: snapshot.value, context: snapshot.context as CartContext };
    },
  });
  addEventListener('DOMContentLoaded', () => {
    if (!document.getElementById('root')) return;
    new MutationObserver(() => {
      if (!document.querySelector('h1')) console.error(`Blank page at ${location.href}`);
    }).observe(document, { childList: true, subtree: true });
  });
}

export const installWatch = (page: Page) => page.addInitScript(watchPage);

/** Runs in the page: what is wrong with it now, and how many pieces are in the cart. */
function readState(): { faults: string[]; pieces: number } {
  const faults: string[] = [];
  const must = (isSo: boolean, fault: string) => {
    if (!isSo) faults.push(fault);
  };
  const numbersIn = (text: string | null | undefined) =>
    Number((text ?? '').replace(/[^\d.]/g, ''));
  must(document.documentElement.dataset.script === 'ready', 'script is not ready');
  must(Boolean(document.querySelector('h1')?.textContent?.trim()), 'no heading');
  must(/^.+ - Accupay Vue App$/.test(document.title), `title ${document.title}`);
  const cart = globalThis.lastCart;
  if (!cart) return { faults: [...faults, 'no cart'], pieces: 0 };

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
    'a line is there twice',
  );
  if (isFilled) must(Math.round(itemPrice * 100) === cents, `item price ${itemPrice}`);

  const header = document.querySelector('header');
  const shown = header?.querySelector('[aria-label^="Cart, "]')?.getAttribute('aria-label');
  if (header) must(numbersIn(shown) === pieces, `header says ${shown}, cart has ${pieces}`);
  if (location.pathname !== '/cart' || document.querySelector('h1')?.textContent !== 'Cart') {
    return { faults, pieces };
  }
  const rows = [...document.querySelectorAll('.cart-row')].map((row) => [
    row.querySelector('th')?.textContent,
    Number(row.querySelector('[role=spinbutton]')?.getAttribute('aria-valuenow')),
    numbersIn(row.querySelector('[data-part=subtotal]')?.textContent),
  ]);
  const lines = cartItems.map(({ name, price, qty }) => [name, qty, price * qty]);
  must(JSON.stringify(rows) === JSON.stringify(lines), `rows ${rows}, cart has ${lines}`);
  const totals = [...document.querySelectorAll('[aria-labelledby=totals-title] dd')];
  must(
    totals.every(({ textContent }) => numbersIn(textContent) === itemPrice),
    `totals ${totals.map(({ textContent }) => textContent)}, item price ${itemPrice}`,
  );
  return { faults, pieces };
}

/**
 * The state of the page once nothing is wrong with it, or after 5 s: a document may be loading, or
 * a page's code be on its way.
 */
export async function settledState(page: Page) {
  const until = Date.now() + 5000;
  for (;;) {
    const state = await page
      .evaluate(readState)
      .catch((error) => ({ faults: [String(error)], pieces: 0 }));
    if (state.faults.length === 0 || Date.now() > until) return state;
    await page.evaluate(() => new Promise(requestAnimationFrame)).catch(() => {});
  }
}
