import type { Route } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import type { RunningSite } from '../../deploy/server/listen';
import { everyPath } from '../support/every-path';
import { openSite } from '../support/open-site';
import { serveInPieces } from '../support/serve-in-pieces';

const visit = openSite();

declare global {
  interface Window {
    shift: number;
  }
}

/** Runs in the page before all else: adds up its layout shift, as web vitals score it. */
const addUpShift = () => {
  window.shift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
      window.shift += entry.value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
};

/** Runs in the page: whether it has both its fonts, apart from those that stand in. */
const hasItsFonts = () =>
  [...document.fonts].filter(({ family }) => !/Fallback|Android/.test(family)).length === 2;

/** Runs in the page: what it asked for, but pictures, before its document was there. */
const askedEarly = () => {
  const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  return entries
    .filter(({ startTime }) => startTime < (document?.responseEnd ?? 0))
    .filter(({ initiatorType }) => initiatorType !== 'img')
    .map(({ name }) => name);
};

const screens = [
  {
    screen: 'a phone',
    view: { width: 412, height: 823, isMobile: true },
    paths: everyPath,
    shift: 0.0005,
  },
  {
    screen: 'a desk',
    view: { width: 1280, height: 900 },
    // Those that have most of their room beside or below what they say. The header settles a little.
    paths: ['/register', '/login', '/not-found', '/error', '/shop/multistate-payroll'],
    shift: 0.005,
  },
];

let slowSite: RunningSite;
beforeAll(async () => {
  slowSite = await serveInPieces(inject('siteUrl'));
});
afterAll(() => slowSite.close());

describe.for(screens)(
  'on $screen, nothing moves, or is asked for, while a page comes bit by bit',
  (screen) => {
    it.concurrent.for(screen.paths)('%s', async (path, { onTestFinished }) => {
      const page = await visit(
        {
          ...screen.view,
          path: '/robots.txt',
          isAsleep: true,
          reducedMotion: 'reduce',
        },
        onTestFinished,
      );
      await page.route(`${slowSite.url}/**`, (route) => route.continue());
      const fonts: Route[] = [];
      await page.route('**/*.woff2', (route) => void fonts.push(route));
      await page.addInitScript(addUpShift);
      await page.goto(slowSite.url + path, { waitUntil: 'domcontentloaded' });
      await vi.waitUntil(() => fonts.length === 2, { timeout: 10_000 });
      expect(await page.evaluate(hasItsFonts)).toBe(false);
      for (const font of fonts) await font.continue();
      await page.waitForFunction(hasItsFonts);
      await page.waitForTimeout(200);
      expect(await page.evaluate(() => window.shift)).toBeLessThan(screen.shift);
      expect(await page.evaluate(askedEarly)).toEqual([]);
    });
  },
);
