import {
  type Browser,
  type BrowserContextOptions,
  chromium,
  type Page,
  type Route,
} from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { fonts as siteFonts } from '@/theme/fonts';
import { checkedPaths } from '../support/checked-paths';
import { findBrowser } from '../support/find-browser';
import { type FontSet, fontSets, onlyFonts } from '../support/fonts';
import { browserArgs } from '../support/launch-options';
import { nightly } from '../support/nightly';

type Shift = { value: number; of: string[] };

declare global {
  interface Window {
    shifts: Shift[];
  }
}

/**
 * The maximum layout shift: what one line that breaks elsewhere in a fallback font moves on a phone,
 * since words may change. `npm run bench` holds this firm's words to 0.001.
 */
const maxShift = 0.025;

/**
 * Runs in the page before its scripts: records its layout shifts, as web vitals score them. Without
 * those of text alone: another font may put the words after a link elsewhere in their lines, as long as
 * the paragraph, and what is below it, stay where they are.
 */
const recordShifts = () => {
  window.shifts = [];
  type Source = { node?: Node; previousRect: DOMRect; currentRect: DOMRect };
  const describe = ({ node, previousRect: from, currentRect: to }: Source) => {
    const { nodeName, textContent } = node ?? { nodeName: 'gone', textContent: '' };
    const moved = [to.x - from.x, to.y - from.y, to.width - from.width, to.height - from.height];
    return `${nodeName} “${textContent?.trim().slice(0, 30)}” by ${moved.map(Math.round)}`;
  };
  const isText = ({ node }: Source) =>
    node instanceof Text ||
    (node instanceof Element && getComputedStyle(node).display === 'inline');
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      sources: Source[];
    })[]) {
      if (entry.sources.length > 0 && entry.sources.every(isText)) continue;
      window.shifts.push({ value: entry.value, of: entry.sources.map(describe) });
    }
  }).observe({ type: 'layout-shift', buffered: true });
};

const families = [siteFonts.heading.family, siteFonts.text.family];

/** Runs in the page: whether the web fonts of these families have loaded. */
const hasItsFonts = (families: readonly string[]) =>
  families.every((name) =>
    [...document.fonts].some(
      ({ family, status }) => family.replaceAll('"', '') === name && status === 'loaded',
    ),
  );

/** Runs in the page: whether it has painted. */
const hasPainted = () => performance.getEntriesByName('first-contentful-paint').length > 0;

/** Runs in the page: resolves when the last change was painted and its shift recorded. */
const nextPaint = () =>
  new Promise((resolve) =>
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))),
  );

/** The shifts of a page whose fonts load only after its first paint. */
async function shiftsWithLateFonts(page: Page, address: string) {
  const fonts: Route[] = [];
  await page.route('**/*.woff2', (route) => void fonts.push(route));
  await page.addInitScript(recordShifts);
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  await vi.waitUntil(() => fonts.length === 2, { timeout: 40_000 });
  await page.waitForFunction(hasPainted);
  await page.evaluate(nextPaint);
  expect(await page.evaluate(hasItsFonts, families)).toBe(false);
  for (const font of fonts) await font.continue();
  await page.waitForFunction(hasItsFonts, families);
  await page.evaluate(nextPaint);
  return page.evaluate(() => window.shifts);
}

/** Fails if the shifts add up to more than `maxShift`; lists each with its x, y, width and height. */
function expectNoShift(shifts: Shift[], width: number) {
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  const message = `${width} px wide: ${JSON.stringify(shifts, null, 1)}`;
  expect(sum, message).toBeLessThanOrEqual(maxShift);
}

/** A small phone, a common one, and Lighthouse's. */
const phones = [360, 390, 412].map((width) => ({
  viewport: { width, height: 844 },
  isMobile: true,
}));
const desk = { viewport: { width: 1280, height: 900 } };

/** Outside the nightly run: the page with the largest shifts so far, on a common phone. */
const latePaths = nightly(checkedPaths, ['/']);
const screens = nightly([...phones, desk], [...phones.slice(1, 2), desk]);

/** Tests can choose the system fonts only on Linux; one round is enough elsewhere. */
const isLinux = process.platform === 'linux';

describe.for(isLinux ? fontSets : fontSets.slice(0, 1))(
  'with only %s installed, nothing shifts when the web fonts load late',
  (set: FontSet) => {
    let browser: Browser;
    beforeAll(async () => {
      browser = await chromium.launch({
        executablePath: findBrowser(),
        args: browserArgs,
        env: onlyFonts(set),
      });
    });
    afterAll(() => browser.close());

    const openPage = (screen: BrowserContextOptions) =>
      browser.newPage({ ...screen, reducedMotion: 'reduce' });

    it.concurrent.for(latePaths)('%s', async (path) => {
      for (const screen of screens) {
        const page = await openPage(screen);
        const shifts = await shiftsWithLateFonts(page, inject('siteUrl') + path);
        await page.close();
        expectNoShift(shifts, screen.viewport.width);
      }
    });
  },
);
