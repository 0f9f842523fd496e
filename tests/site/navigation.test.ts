import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { documentTitle } from '@/lib/document-title';
import { focusedId, follow, isTitled, pathname } from '../support/browsing';
import { holdRequests } from '../support/hold-requests';
import { plainHost } from '../support/launch-options';
import { hydrated, openSite } from '../support/open-site';

const visit = openSite();

it('a link sets the title, scrolls to the top, and is announced (RT-1)', async () => {
  const page = await visit();
  await page.evaluate(() => scrollTo(0, 3000));
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
  await isTitled(page, 'About');
  expect(pathname(page)).toBe('/about');
  expect(await page.evaluate(() => scrollY)).toBe(0);
  expect(await focusedId(page)).toBe('main');
  expect(await page.locator('#announcer').textContent()).toBe(documentTitle('About'));
});

it('the next page begins with its first screen, even from a link at the bottom of the page', async () => {
  const page = await visit();
  await page.evaluate(() => {
    // Called once React has rendered all that it does before the page can be painted.
    const observer = new MutationObserver(() => {
      const main = document.getElementById('main');
      if (main?.querySelector('h1')?.innerText !== 'About') return;
      observer.disconnect();
      Object.assign(window, { sections: main.children.length });
    });
    observer.observe(document.body, { childList: true, subtree: true });
  });
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
  await isTitled(page, 'About');
  const first = await page.evaluate(() => (window as unknown as { sections: number }).sections);
  expect(first).toBeGreaterThan(0);
  await expect.poll(() => page.locator('#main > *').count()).toBeGreaterThan(first);
});

/** The height of the bar that shows that a page is loading. */
const progressBar = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement, '::before').height);

it('the current page stays until the code of the next one has loaded', async () => {
  const page = await visit({ path: '/not-found' });
  const release = await holdRequests(page, '**/home-page-*.js');
  await page.evaluate(() => {
    const headings: (string | undefined)[] = [];
    Object.assign(window, { headings });
    new MutationObserver(() => headings.push(document.querySelector('h1')?.innerText)).observe(
      document.body,
      { childList: true, subtree: true },
    );
  });
  const request = page.waitForRequest('**/home-page-*.js');
  await page.getByRole('link', { name: 'Go Home' }).click();
  await request;
  expect(await page.locator('h1').innerText()).toBe('Page Not Found');
  expect(await progressBar(page)).toBe('4px');
  release();
  await isTitled(page, 'Home');
  expect(await progressBar(page)).toBe('auto');
  const headings = await page.evaluate(
    () => (window as unknown as { headings: string[] }).headings,
  );
  expect(headings).not.toContain(undefined);
  expect(headings).not.toContain('');
});

it('links work over HTTP without TLS', async () => {
  const page = await visit();
  await page.goto(`http://${plainHost}:${new URL(page.url()).port}/`);
  expect(await page.evaluate(() => isSecureContext)).toBe(false);
  await hydrated(page);
  await follow(page, 'About');
  expect(await page.locator('h1').innerText()).toBe('About');
  const headers = page.consoleProblems.splice(0);
  expect(headers.filter((text) => !text.includes('Cross-Origin-Opener-Policy header'))).toEqual([]);
});

it('a link to the current page scrolls to the top without a history entry', async () => {
  const page = await visit();
  const length = await page.evaluate(() => history.length);
  await page.evaluate(() => scrollTo(0, 800));
  await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  expect(await page.evaluate(() => history.length)).toBe(length);
});

it('the skip link moves focus past the header', async () => {
  const page = await visit();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  expect(await focusedId(page)).toBe('main');
  expect(new URL(page.url()).hash).toBe('#main');
});
