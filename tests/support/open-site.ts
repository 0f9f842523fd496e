import {
  type Browser,
  type BrowserContextOptions,
  chromium,
  type Frame,
  type Page,
} from 'playwright-core';
import { afterAll, beforeAll, expect, inject, onTestFinished } from 'vitest';
import { isHydrated } from './is-hydrated';
import { stopClock } from './stop-clock';
import { watchBareText } from './watch-bare-text';

export type Visit = BrowserContextOptions & {
  path?: string;
  width?: number;
  height?: number;
  /** The status is 404, which the console reports. */
  isMissing?: boolean;
  /** Scripts are blocked, which the console reports. */
  blockScripts?: boolean;
  /** The page never hydrates, since it is not part of the app. */
  isStatic?: boolean;
  /** Some requests fail, which the console reports. */
  expectsFailedRequests?: boolean;
  /** The test changes the page's nodes, as a translator or an extension does. */
  isAltered?: boolean;
  /** Stops the page's clock at this time. */
  now?: Date;
};

/**
 * A page of the built site. Any console error or warning fails the test that opened it.
 * `externalHosts` lists the hosts of its external requests, none of which can be reached.
 */
export type SitePage = Page & { consoleProblems: string[]; externalHosts: string[] };

type SiteOptions = {
  /**
   * Opens each page in a new browser context, for tests of history, fetching, storage or the clock.
   * By default tests reuse tabs, which is faster.
   */
  isIsolated?: boolean;
  /** The motion that visits prefer unless they say otherwise. Reduced by default, which is faster. */
  reducedMotion?: Visit['reducedMotion'];
};

/** What the console reports of a request that fails. */
const failedRequest =
  /net::ERR_(FAILED|INTERNET_DISCONNECTED|CONTENT_LENGTH_MISMATCH)|status of [45]\d\d|MIME type/;

/** Events whose listeners are removed after each test. */
const listenedTo = [
  'console',
  'pageerror',
  'request',
  'requestfailed',
  'response',
  'framenavigated',
];

/** Connects a test file to the shared browser; returns the function that opens pages. */
export function openSite({
  isIsolated = false,
  reducedMotion: preferred = 'reduce',
}: SiteOptions = {}) {
  let browser: Browser;
  /** Tabs to reuse. */
  const idle: Page[] = [];
  beforeAll(async () => {
    browser = await chromium.connect(inject('browserEndpoint'));
  });
  afterAll(() => browser.close());

  /**
   * Opens a path and waits for hydration, if scripts run. Concurrent tests pass their own
   * `onFinished`.
   */
  return async function visit(
    {
      path = '/',
      width = 1280,
      height = 900,
      isMissing = false,
      blockScripts = false,
      isStatic = blockScripts,
      expectsFailedRequests = blockScripts,
      isAltered = false,
      now,
      ...options
    }: Visit = {},
    onFinished: typeof onTestFinished = onTestFinished,
  ): Promise<SitePage> {
    const { reducedMotion = preferred, ...ofContext } = options;
    // A link to another hash of a tab's page would not load it.
    const isLoading = !path.includes('#');
    const isReusable =
      !isIsolated && !now && !isAltered && isLoading && Object.keys(ofContext).length === 0;
    const context = { baseURL: inject('siteUrl'), viewport: { width, height }, ...ofContext };
    const open = async () => {
      const tab = await (await browser.newContext(context)).newPage();
      if (!isAltered) await tab.addInitScript(watchBareText);
      return tab;
    };
    const tab = (isReusable && idle.pop()) || (await open());
    const page: SitePage = Object.assign(tab, { consoleProblems: [], externalHosts: [] });
    await page.setViewportSize({ width, height });
    const { colorScheme = null, forcedColors = null } = ofContext;
    await page.emulateMedia({ reducedMotion, media: null, colorScheme, forcedColors });
    // Away from where the last test left it.
    await page.mouse.move(0, 0);
    if (now) await page.addInitScript(stopClock, now.getTime());
    page.on('request', (request) => {
      const { origin, host } = new URL(request.url());
      if (origin !== inject('siteUrl')) page.externalHosts.push(host);
    });
    const isExpected = (text: string) =>
      (isMissing && text.includes('404 (Not Found)')) ||
      (isAltered && text.startsWith('A part of the page was rendered anew')) ||
      (expectsFailedRequests && failedRequest.test(text));
    page.on('console', (message) => {
      const isProblem = ['error', 'warning'].includes(message.type());
      if (isProblem && !isExpected(message.text())) page.consoleProblems.push(message.text());
    });
    if (blockScripts) await page.route('**/*.js', (route) => route.abort());
    page.on('pageerror', (error) => page.consoleProblems.push(String(error)));
    onFinished(async () => {
      if (isReusable && !page.isClosed()) {
        await page.unrouteAll({ behavior: 'ignoreErrors' });
        for (const event of listenedTo) page.removeAllListeners(event);
        idle.push(page);
      } else await page.context().close();
      expect(page.consoleProblems, `the console of ${path}`).toEqual([]);
    });
    const response = await page.goto(path);
    expect(response?.status()).toBe(isMissing ? 404 : 200);
    if (options.javaScriptEnabled !== false && !isStatic) await hydrated(page);
    return page;
  };
}

/** Resolves when the page has hydrated; lazy sections hydrate on use. */
export const hydrated = (page: Page | Frame) =>
  (page as Page).waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);

/** Resolves when every section of the page has hydrated. */
export const allHydrated = (page: Page) => page.waitForFunction(isHydrated);
