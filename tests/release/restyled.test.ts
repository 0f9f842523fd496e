import { type Browser, type CDPSession, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { findBrowser } from '../support/find-browser';
import { holdRequests } from '../support/hold-requests';
import { isHydrated } from '../support/is-hydrated';
import { browserArgs } from '../support/launch-options';
import { product } from '../support/sample';

type TraceEvent = { name: string; args: { elementCount?: number } };

// A browser of its own, since a browser traces one thing at a time.
let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: findBrowser(), args: browserArgs });
});
afterAll(() => browser.close());

/** A page on a phone whose modules have not arrived, and a function that lets them. */
async function visit(path: string) {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  const page = await context.newPage();
  const release = await holdRequests(page, '**/*.js');
  // A drawing is a document of its own, whose elements would count.
  await page.route('**/*.svg', (route) => route.abort());
  await page.goto(inject('siteUrl') + path);
  await page.evaluate(() => document.fonts.ready);
  const session = await context.newCDPSession(page);
  return { page, release, session };
}

/** How many elements each recalculation of styles visits while `action` runs, the most first. */
async function restyledBy(session: CDPSession, action: () => Promise<unknown>): Promise<number[]> {
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) =>
    events.push(...(value as unknown[] as TraceEvent[])),
  );
  const traceConfig = { includedCategories: ['devtools.timeline'] };
  await session.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig });
  await action();
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await complete;
  return events
    .filter(({ name }) => name === 'UpdateLayoutTree')
    .map(({ args }) => args.elementCount ?? 0)
    .sort((a, b) => b - a);
}

/** Two frames, in which what was done is shown. */
const shown = (page: Page) =>
  page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );

describe('what changes is restyled, and nothing else', () => {
  it.each(['/', '/checkout', product.path])('while %s hydrates', async (path) => {
    const { page, release, session } = await visit(path);
    const most = await restyledBy(session, async () => {
      release();
      await page.waitForFunction(isHydrated);
      await shown(page);
    });
    expect(most.length).toBeGreaterThan(0);
    expect(most[0], `elements at once on ${path}`).toBeLessThan(120);
  });

  const presses: [string, string, (page: Page) => Promise<unknown>][] = [
    ['a question opens', '/faq', (page) => page.locator('summary:visible').first().click()],
    [
      'a toast shows',
      product.path,
      async (page) => {
        await page.getByRole('button', { name: 'Add to Cart' }).click();
        await page.locator('.Toastify__toast').waitFor();
      },
    ],
    ['a field has the focus', '/contact', (page) => page.getByLabel('First Name').focus()],
    [
      'the page scrolls',
      '/',
      async (page) => {
        await page.mouse.wheel(0, 400);
        await page.locator('html[data-scrolled]').waitFor();
      },
    ],
  ];
  it.each(presses)('when %s on %s', async (_, path, press) => {
    const { page, release, session } = await visit(path);
    release();
    await page.waitForFunction(isHydrated);
    const most = await restyledBy(session, async () => {
      await press(page);
      await shown(page);
    });
    expect(most.length).toBeGreaterThan(0);
    expect(most[0], `elements at once on ${path}`).toBeLessThan(120);
  });
});
