import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, onTestFinished } from 'vitest';

export type Visit = BrowserContextOptions & {
  path?: string;
  width?: number;
  height?: number;
};

/** A page of the built site; whatever its console complains of fails the test that opened it. */
export type SitePage = Page & { complaints: string[] };

/** Connects a test file to the shared browser; gives the way to open pages of the built site. */
export function useSite() {
  let browser: Browser;
  beforeAll(async () => {
    browser = await chromium.connect(inject('browserEndpoint'));
  });
  afterAll(() => browser.close());

  /** Opens a path in a context of its own and waits until it has hydrated, if script may run. */
  return async function visit({
    path = '/',
    width = 1280,
    height = 900,
    ...options
  }: Visit = {}): Promise<SitePage> {
    const context = await browser.newContext({
      baseURL: inject('siteUrl'),
      viewport: { width, height },
      ...options,
    });
    const page = Object.assign(await context.newPage(), { complaints: [] as string[] });
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) page.complaints.push(message.text());
    });
    page.on('pageerror', (error) => page.complaints.push(String(error)));
    onTestFinished(async () => {
      await context.close();
      expect(page.complaints).toEqual([]);
    });
    await page.goto(path);
    if (options.javaScriptEnabled !== false) await hydrated(page);
    return page;
  };
}

/** Resolves once the page answers to script. */
export const hydrated = (page: Page) =>
  page.locator('html[data-script="ready"]').waitFor({ state: 'attached' });
