import { expect, inject, it } from 'vitest';
import { hydrated, openSite } from '../support/open-site';
import { act, buy, createRandom } from './monkey';

const visit = openSite({ isIsolated: true });
const firstSeed = inject('fuzzSeed');
/** Each visit has its own seed and can be repeated alone, by `FUZZ_SEED`. */
const [visits, steps] = [40, 250];
/** The hosts of frames (GEN-2). */
const framed = ['www.youtube-nocookie.com', 'www.openstreetmap.org'];

/** Runs in each document before its scripts. */
function watchPage() {
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

/** Runs in the page: the heading, and whether the cart's link and table say the same. */
function readPage() {
  const numberIn = (text: string | null | undefined) => Number((text ?? '').replace(/[^\d.]/g, ''));
  const header = document.querySelector('header [aria-label^="Cart, "]');
  const rows = [...document.querySelectorAll('.cart-row')].map((row) => ({
    quantity: Number(row.querySelector('[role=spinbutton]')?.getAttribute('aria-valuenow')),
    subtotal: numberIn(row.querySelector('[data-part=subtotal]')?.textContent),
  }));
  const sum = (key: 'quantity' | 'subtotal') => rows.reduce((all, row) => all + row[key], 0);
  const isCart = rows.length > 0 && header !== null;
  return {
    isHydrated: performance.getEntriesByName('hydrated').length > 0,
    hasHeading: Boolean(document.querySelector('h1')?.textContent?.trim()),
    pieces: !isCart || numberIn(header?.getAttribute('aria-label')) === sum('quantity'),
    total:
      !isCart ||
      numberIn(document.querySelector('[aria-labelledby=totals-title] dd')?.textContent) ===
        sum('subtotal'),
  };
}

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
      await expect
        .poll(() => page.evaluate(readPage), { timeout: 10_000 })
        .toEqual({ isHydrated: true, hasHeading: true, pieces: true, total: true });
    };
    try {
      while (done.length < steps) await step();
    } catch (error) {
      const last = [`Seed ${seed}, step ${done.length}, at ${page.url()}`, ...done.slice(-30)];
      throw new Error(last.join('\n'), { cause: error });
    }
  },
);
