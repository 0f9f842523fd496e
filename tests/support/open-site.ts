import {
  type Browser,
  type BrowserContextOptions,
  chromium,
  type Frame,
  type Page,
} from 'playwright-core';
import { afterAll, beforeAll, expect, inject, onTestFinished } from 'vitest';
import { isHydrated } from './is-hydrated';

export type Visit = BrowserContextOptions & {
  path?: string;
  width?: number;
  height?: number;
  /** The page is expected to answer 404, of which the console speaks. */
  isMissing?: boolean;
  /** No script arrives, of which the console speaks. */
  blockScripts?: boolean;
  /** It is no page of the site's, and never hydrates. */
  isStatic?: boolean;
  /** Some requests will fail, of which the console speaks. */
  hasRefusals?: boolean;
  /** What the visitor's clock says. */
  now?: Date;
};

/**
 * A page of the built site. Whatever its console complains of fails the test that opened it.
 * `foreign` are the hosts that it asked for anything; the browser can reach none of them.
 */
export type SitePage = Page & { complaints: string[]; foreign: string[] };

type SiteOptions = {
  /**
   * Opens each page in a browser context of its own: for tests of the history, of what is fetched
   * or kept, and of those that stop the clock. Else they take turns in a tab, which is faster.
   */
  isIsolated?: boolean;
};

/** What tests listen to, which must not outlast them. */
const listenedTo = [
  'console',
  'pageerror',
  'request',
  'requestfailed',
  'response',
  'framenavigated',
];

/** Connects a test file to the shared browser; gives the way to open pages of the built site. */
export function openSite({ isIsolated = false }: SiteOptions = {}) {
  let browser: Browser;
  /** Tabs that wait for their next page. */
  const idle: Page[] = [];
  beforeAll(async () => {
    browser = await chromium.connect(inject('browserEndpoint'));
  });
  afterAll(() => browser.close());

  /**
   * Opens a path and waits until it has hydrated, if script may run. Tests that run side by side
   * each pass their own `onFinished`.
   */
  return async function visit(
    {
      path = '/',
      width = 1280,
      height = 900,
      isMissing = false,
      blockScripts = false,
      isStatic = blockScripts,
      hasRefusals = blockScripts,
      now,
      ...options
    }: Visit = {},
    onFinished: typeof onTestFinished = onTestFinished,
  ): Promise<SitePage> {
    const { reducedMotion = null, ...ofContext } = options;
    const isReusable = !isIsolated && !now && Object.keys(ofContext).length === 0;
    const context = { baseURL: inject('siteUrl'), viewport: { width, height }, ...ofContext };
    const tab = (isReusable && idle.pop()) || (await (await browser.newContext(context)).newPage());
    const page: SitePage = Object.assign(tab, { complaints: [], foreign: [] });
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ reducedMotion, media: null, colorScheme: null, forcedColors: null });
    // Where the last test left it, it would hover over something.
    await page.mouse.move(0, 0);
    if (now) await page.addInitScript(stopClock, now.getTime());
    page.on('request', (request) => {
      const { origin, host } = new URL(request.url());
      if (origin !== inject('siteUrl')) page.foreign.push(host);
    });
    const isExpected = (text: string) =>
      (isMissing && text.includes('404 (Not Found)')) ||
      (hasRefusals && /net::ERR_(FAILED|INTERNET_DISCONNECTED)/.test(text));
    page.on('console', (message) => {
      const isComplaint = ['error', 'warning'].includes(message.type());
      if (isComplaint && !isExpected(message.text())) page.complaints.push(message.text());
    });
    if (blockScripts) await page.route('**/*.js', (route) => route.abort());
    page.on('pageerror', (error) => page.complaints.push(String(error)));
    onFinished(async () => {
      if (isReusable && !page.isClosed()) {
        await page.unrouteAll({ behavior: 'ignoreErrors' });
        for (const event of listenedTo) page.removeAllListeners(event);
        idle.push(page);
      } else await page.context().close();
      expect(page.complaints).toEqual([]);
    });
    const response = await page.goto(path);
    expect(response?.status()).toBe(isMissing ? 404 : 200);
    if (options.javaScriptEnabled !== false && !isStatic) await hydrated(page);
    return page;
  };
}

/** Runs in each document before its own script. Playwright's clock would hide the page's marks. */
function stopClock(time: number) {
  Date.now = () => time;
  globalThis.Date = new Proxy(Date, {
    construct: (real, parts) => Reflect.construct(real, parts.length > 0 ? parts : [time]),
  });
}

/** Resolves once the page has hydrated; a section that is not yet there hydrates when it is used. */
export const hydrated = (page: Page | Frame) =>
  (page as Page).waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);

/** Resolves once each section of the page has hydrated as well, in its own time. */
export const allHydrated = (page: Page) => page.waitForFunction(isHydrated);
