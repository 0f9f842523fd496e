import type { Page } from 'playwright-core';
import { expect, inject, it, vi } from 'vitest';
import { hydrated, openSite } from '../support/open-site';
import { act, buy, createRandom } from './monkey';

const visit = openSite({ isIsolated: true });
const firstSeed = inject('fuzzSeed');
/** Each visit has its own seed and can be repeated alone, by `FUZZ_SEED`. */
const [visits, steps] = [40, 250];
/** The hosts of frames (GEN-2). */
const framed = ['www.youtube-nocookie.com', 'www.openstreetmap.org'];

type CartContext = {
  cartItems: { name: string; price: number; qty: number }[];
  itemPrice: number;
};
declare global {
  /** The last snapshot of the cart's actor. */
  var lastCart: { value: unknown; context: CartContext } | undefined;
}

/** Runs in each document before its scripts: follows the cart's actor and the heading. */
function watchPage() {
  globalThis.lastCart = undefined;
  type Report = {
    type: string;
    snapshot: { machine?: { id: string }; value: unknown; context: unknown };
  };
  Object.assign(globalThis, {
    watchStatecharts: ({ type, snapshot }: Report) => {
      if (type !== '@xstate.snapshot' || snapshot.machine?.id !== 'cart') return;
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

/** Runs in the page: what the page shows and the cart holds, each as the other must have it. */
function readCart() {
  const cart = globalThis.lastCart;
  if (!cart) return undefined;
  const numbersIn = (text: string | null | undefined) =>
    Number((text ?? '').replace(/[^\d.]/g, ''));
  const { cartItems, itemPrice } = cart.context;
  const pieces = cartItems.reduce((sum, { qty }) => sum + qty, 0);
  const cents = cartItems.reduce((sum, { price, qty }) => sum + Math.round(price * 100) * qty, 0);
  const isFilled = cartItems.length > 0;
  const header = document.querySelector('header [aria-label^="Cart, "]');
  const table = document.querySelector('h1')?.textContent === 'Cart' && {
    rows: [...document.querySelectorAll('.cart-row')].map((row) => [
      row.querySelector('th')?.textContent,
      Number(row.querySelector('[role=spinbutton]')?.getAttribute('aria-valuenow')),
      numbersIn(row.querySelector('[data-part=subtotal]')?.textContent),
    ]),
    totals: [...document.querySelectorAll('[aria-labelledby=totals-title] dd')].map((total) =>
      numbersIn(total.textContent),
    ),
  };
  return {
    lines: cartItems.length,
    isTable: Boolean(table) && location.pathname === '/cart',
    found: {
      hydrated: performance.getEntriesByName('hydrated').length > 0,
      heading: Boolean(document.querySelector('h1')?.textContent?.trim()),
      state: cart.value,
      names: new Set(cartItems.map(({ name }) => name)).size,
      quantities: cartItems.every(({ qty }) => Number.isSafeInteger(qty) && qty >= 1),
      cents: isFilled ? Math.round(itemPrice * 100) : 0,
      header: header ? numbersIn(header.getAttribute('aria-label')) : pieces,
      table,
    },
    expected: {
      hydrated: true,
      heading: true,
      state: isFilled ? 'filled' : 'empty',
      names: cartItems.length,
      quantities: true,
      cents: isFilled ? cents : 0,
      header: pieces,
      table: table && {
        rows: cartItems.map(({ name, price, qty }) => [name, qty, price * qty]),
        totals: isFilled ? [itemPrice, itemPrice] : [],
      },
    },
  };
}

/** The cart when the page agrees with it: a document or a page's code can still be loading. */
const agreeingCart = (page: Page) =>
  vi.waitFor(
    async () => {
      const cart = await page.evaluate(readCart);
      expect(cart?.found).toEqual(cart?.expected);
      return cart ?? expect.fail('no cart');
    },
    { timeout: 10_000 },
  );

const checked = { severalLines: 0, tables: 0 };

// Concurrent, since a visit mostly waits for the next frame.
it.concurrent.for(Array.from({ length: visits }, (_, index) => firstSeed + index))(
  'random input leaves the site intact and the cart correct (GEN-1, ST-CART): seed %i',
  { timeout: 300_000 },
  async (seed, { onTestFinished }) => {
    const random = createRandom(seed);
    const setting = {
      width: random.pick([1280, 390]),
      height: 640,
      reducedMotion: random.pick(['no-preference', 'reduce'] as const),
      // The monkey opens missing pages (RT-6).
      path: '/nowhere',
      isMissing: true,
    };
    const page = await visit(setting, onTestFinished);
    await page.addInitScript(watchPage);
    // A window opened by a link would cover the page.
    page.context().on('page', (popup) => popup.close());
    await page.goto('/shop');
    await hydrated(page);
    const done: string[] = [];
    const step = async () => {
      const { pathname } = new URL(page.url());
      const isBuying = done.length % 25 === 0;
      const action = await (isBuying ? buy : act)(page, random).catch((error: unknown) => {
        // The page is being replaced.
        if (/context was destroyed|interrupted by another/.test(String(error))) return 'too late';
        throw error;
      });
      done.push(`${pathname}: ${action}`);
      const strangers = page.externalHosts.filter((host) => !framed.includes(host));
      expect([...page.consoleProblems, ...strangers]).toEqual([]);
      expect(new URL(page.url()).origin).toBe(inject('siteUrl'));
      if (done.length % 4 > 0) return;
      const { lines, isTable } = await agreeingCart(page);
      if (lines > 1) checked.severalLines += 1;
      if (lines > 1 && isTable) checked.tables += 1;
    };
    try {
      while (done.length < steps) await step();
    } catch (error) {
      const last = [`Seed ${seed}, step ${done.length}, at ${page.url()}`, ...done.slice(-30)];
      throw new Error(last.join('\n'), { cause: error });
    }
  },
);

it('the checks saw carts of several lines, and their tables', () => {
  console.log(checked);
  expect(checked.severalLines).toBeGreaterThan(visits);
  expect(checked.tables).toBeGreaterThan(visits / 4);
});
