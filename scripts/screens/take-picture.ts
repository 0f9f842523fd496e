import type { Browser } from 'playwright-core';
import { fewFrames } from '../../tests/support/browsing';
import { isHydrated } from '../../tests/support/is-hydrated';
import { stopClock } from '../../tests/support/stop-clock';
import type { Theme } from './read-options';

/** A Wednesday at noon in the firm's office, so that it is open. */
const now = Date.parse('2026-06-10T18:00:00Z');

/** A page to show, and how. */
export type View = {
  path: string;
  /** In px. */
  width: number;
  theme: Theme;
};

/**
 * Opens a page and returns a PNG of its whole length: hydrated, with its fonts and pictures, at a
 * fixed time and without motion, so that the same build always looks the same.
 */
export async function takePicture(
  browser: Browser,
  siteUrl: string,
  { path, width, theme }: View,
): Promise<Buffer> {
  const context = await browser.newContext({
    baseURL: siteUrl,
    viewport: { width, height: 900 },
    reducedMotion: 'reduce',
    colorScheme: theme,
    locale: 'en-US',
    timezoneId: 'America/Denver',
  });
  try {
    const page = await context.newPage();
    await page.route(
      ({ origin }) => origin !== siteUrl,
      (route) => route.fulfill({ contentType: 'text/html', body: '' }),
    );
    // Defines tsx's helper for function names, which pages don't have.
    await page.addInitScript('globalThis.__name ??= (value) => value;');
    await page.addInitScript(stopClock, now);
    await page.goto(path);
    await page.waitForFunction(isHydrated);
    await page.evaluate(loadEverything);
    await fewFrames(page);
    return await page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' });
  } catch (error) {
    throw new Error(`${path} at ${width} px: ${firstLine(error)}`, { cause: error });
  } finally {
    await context.close();
  }
}

const firstLine = (error: unknown) => String(error).split('\n')[0];

/** Runs in the page: resolves when its lazy pictures and its fonts are there. */
async function loadEverything() {
  const pictures = [...document.images];
  for (const picture of pictures) picture.loading = 'eager';
  // A picture that is not displayed, or that fails, is not decoded.
  await Promise.allSettled(pictures.map((picture) => picture.decode()));
  await document.fonts.ready;
}
