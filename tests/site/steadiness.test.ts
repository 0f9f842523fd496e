import type { Route } from 'playwright-core';
import { describe, expect, it, vi } from 'vitest';
import { everyPath } from '../support/every-path';
import { openSite } from '../support/open-site';

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

const phone = { width: 412, height: 823, isMobile: true } as const;

describe('on a phone, nothing moves when the fonts come late', () => {
  it.concurrent.for(everyPath)('%s', async (path, { onTestFinished }) => {
    const page = await visit(
      { ...phone, path: '/robots.txt', isAsleep: true, reducedMotion: 'reduce' },
      onTestFinished,
    );
    const fonts: Route[] = [];
    await page.route('**/*.woff2', (route) => void fonts.push(route));
    await page.addInitScript(addUpShift);
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await vi.waitUntil(() => fonts.length === 2, { timeout: 10_000 });
    expect(await page.evaluate(hasItsFonts)).toBe(false);
    for (const font of fonts) await font.continue();
    await page.waitForFunction(hasItsFonts);
    await page.waitForTimeout(200);
    expect(await page.evaluate(() => window.shift)).toBeLessThan(0.0005);
  });
});
