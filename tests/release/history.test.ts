import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { documentTitle } from '@/lib/document-title';
import {
  fewFrames,
  focusedId,
  follow,
  isTitled,
  offsetOf,
  pathname,
  scrollAndSettle,
} from '../support/browsing';
import { holdRequests } from '../support/hold-requests';
import { nightly } from '../support/nightly';
import { hydrated, openSite } from '../support/open-site';
import { longestPost, pathOfPost } from '../support/sample-posts';

const visit = openSite({ isIsolated: true });
const article = pathOfPost(longestPost);
const sizes = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 900 } };

const headingOf = (page: Page) => page.locator('h1').innerText();

const positionOn = (page: Page) => `RT-1 on ${pathname(page)}: px from the top`;

/** Resolves when the page is this far from its top, within some px. */
const isAt = (page: Page, top: number, slack = 0) =>
  expect
    .poll(
      async () => {
        const offset = await offsetOf(page);
        return Math.abs(offset - top) <= slack ? top : offset;
      },
      { message: positionOn(page) },
    )
    .toBe(top);

/**
 * Resolves when a reload has restored an offset, within a line: Chromium scrolls to the element that
 * was in view, and is sometimes off by a line.
 */
const isBackAt = (page: Page, top: number) => isAt(page, top, 31);

describe.each(nightly(Object.entries(sizes), [['phone', sizes.phone]]))('on a %s', (_, size) => {
  it.each(
    nightly(
      [
        ['/', 400],
        ['/', 1500],
        ['/', 4321],
        [article, 300],
        [article, 1500],
      ],
      [
        ['/', 4321],
        [article, 300],
      ],
    ),
  )('a reload of %s returns to %i px, and hydration keeps it there', async (path, top) => {
    const page = await visit({ path, ...size });
    await scrollAndSettle(page, top);
    await page.reload();
    await isBackAt(page, top);
    await hydrated(page);
    await fewFrames(page);
    await isBackAt(page, top);
    await page.reload();
    await hydrated(page);
    await isBackAt(page, top);
    // Saved shortly after the last scroll.
    await expect
      .poll(() => page.evaluate((y) => Math.abs(history.state.offset - y), top), {
        message: `RT-1 on ${path}: px that the entry of the history is off`,
      })
      .toBeLessThan(32);
  });
});

it('a reload after Back and after Forward restores each scroll position', async () => {
  const page = await visit();
  await scrollAndSettle(page, 1500);
  await follow(page, 'About');
  await scrollAndSettle(page, 700);
  await page.goBack();
  // For a moment, the browser may have scrolled the page that is left.
  await isTitled(page, 'Home');
  await fewFrames(page);
  await isAt(page, 1500);
  await page.reload();
  await hydrated(page);
  await isBackAt(page, 1500);
  await page.goForward();
  await isTitled(page, 'About');
  expect(await offsetOf(page), positionOn(page)).toBe(700);
  await page.reload();
  await hydrated(page);
  await isBackAt(page, 700);
});

it('a reload returns to the anchor of a followed link', async () => {
  const page = await visit({ path: '/privacy-policy' });
  const link = page.locator('main a[href^="#"]').nth(5);
  const heading = page.locator(`main ${await link.getAttribute('href')}`);
  const isInView = () =>
    heading.evaluate((element) => {
      const { top } = element.getBoundingClientRect();
      return top > 0 && top < innerHeight / 2;
    });
  const message = 'RT-1 on /privacy-policy: the heading is in view';
  await scrollAndSettle(page, 120);
  await link.click();
  await expect.poll(isInView, { message }).toBe(true);
  await page.reload();
  await hydrated(page);
  // Approximately, since the text was longer before its fonts loaded.
  await expect.poll(isInView, { message }).toBe(true);
  await page.goBack();
  await isAt(page, 120);
  await page.goForward();
  await expect.poll(isInView, { message }).toBe(true);
});

describe.each(nightly(['reduce', 'no-preference'] as const, ['no-preference'] as const))(
  'with motion: %s',
  (reducedMotion) => {
    it('Back does not scroll the old page while the new one loads', async () => {
      const page = await visit({ path: '/faq', reducedMotion });
      await scrollAndSettle(page, 600);
      await follow(page, 'Home');
      const release = await holdRequests(page, '**/faq-page-*.js');
      await page.reload();
      await hydrated(page);
      await scrollAndSettle(page, 3000);
      await page.evaluate(() => history.back());
      await expect.poll(() => pathname(page), { message: 'RT-1: Back to /faq' }).toBe('/faq');
      await fewFrames(page);
      expect(await offsetOf(page), positionOn(page)).toBe(3000);
      release();
      await isTitled(page, 'FAQ');
      await fewFrames(page);
      expect(await offsetOf(page), positionOn(page)).toBe(600);
      expect(await focusedId(page), 'RT-1 on /faq: the focus').toBe('main');
    });

    it('Back shows the page at its scroll position in the first frame', async () => {
      const page = await visit({ reducedMotion });
      await scrollAndSettle(page, 2500);
      await follow(page, 'About');
      await scrollAndSettle(page, 1200);
      await page.evaluate(() => {
        const seen: string[] = [];
        const note = () => {
          seen.push(`${document.querySelector('h1')?.innerText} at ${Math.round(scrollY)}`);
          requestAnimationFrame(note);
        };
        // After the site's own work in each frame.
        addEventListener('popstate', () => requestAnimationFrame(note), { once: true });
        Object.assign(window, { seen });
      });
      await page.goBack();
      await isAt(page, 2500);
      await fewFrames(page);
      const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
      const home = await headingOf(page);
      const others = [...new Set(seen)].filter((at) => at !== 'About at 1200');
      expect(others, 'RT-1 on /: what frames show after Back').toEqual([`${home} at 2500`]);
    });
  },
);

it('going Back to a page that can’t be loaded offline keeps the forward history', async () => {
  const page = await visit({ path: '/faq', expectsFailedRequests: true });
  await follow(page, 'Home');
  await follow(page, 'About');
  await page.goBack();
  await isTitled(page, 'Home');
  await page.route('**/faq-page-*.js', (route) => route.abort());
  await page.reload();
  await hydrated(page);
  await scrollAndSettle(page, 1500);
  const length = await page.evaluate(() => history.length);
  await page.context().setOffline(true);
  await page.evaluate(() => history.back());
  await page.getByText('You are offline.').waitFor();
  await expect.poll(() => pathname(page), { message: 'RT-1: offline' }).toBe('/');
  await fewFrames(page);
  expect(await page.title(), 'RT-1: offline').toBe(documentTitle('Home'));
  expect(await offsetOf(page), positionOn(page)).toBe(1500);
  expect(await page.evaluate(() => history.length), 'RT-1: entries of the history').toBe(length);
  await page.context().setOffline(false);
  await page.goForward();
  await isTitled(page, 'About');
  expect(pathname(page), 'RT-1: Forward').toBe('/about');
  await page.unroute('**/faq-page-*.js');
  await page.evaluate(() => history.go(-2));
  await isTitled(page, 'FAQ');
});
