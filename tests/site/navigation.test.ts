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

it('the skip link moves focus past the header', async () => {
  const page = await visit();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  expect(await focusedId(page)).toBe('main');
  expect(new URL(page.url()).hash).toBe('#main');
});

it('Back and Forward restore the scroll position of an anchor', async () => {
  const page = await visit();
  await page.evaluate(() => scrollTo(0, 2500));
  await follow(page, 'About');
  await scrollAndSettle(page, 300);
  await page.evaluate(() => {
    location.hash = 'main';
  });
  await scrollAndSettle(page, 700);
  await page.goBack();
  await expect.poll(() => offsetOf(page)).toBe(300);
  await page.goForward();
  await expect.poll(() => offsetOf(page)).toBe(700);
  await follow(page, 'Contact');
  await page.goBack();
  await isTitled(page, 'About');
  expect(await offsetOf(page)).toBe(700);
});

it('Back closes the open menu', async () => {
  const page = await visit({ path: '/about', width: 390 });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).first().click();
  await isTitled(page, 'Contact');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).waitFor();
  await page.goBack();
  await isTitled(page, 'About');
  await page.getByRole('dialog', { name: 'Menu' }).waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Open menu', expanded: false }).waitFor();
  expect(await focusedId(page)).toBe('main');
});

describe('while Back is still loading a page', () => {
  /** Goes from Home back to the FAQ page, whose code loads when the returned function is called. */
  async function startGoingBack(page: Page) {
    await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click();
    await isTitled(page, 'Home');
    await page.reload();
    await hydrated(page);
    const arrive = await holdRequests(page, '**/faq-page-*.js');
    const request = page.waitForRequest('**/faq-page-*.js');
    await page.evaluate(() => history.back());
    const url = (await request).url();
    expect(pathname(page)).toBe('/faq');
    return async () => {
      arrive();
      // Resolves after the site's own import, and after the reactions to it.
      // A string, because the test runner would rewrite an import in a function.
      const imported = `import(${JSON.stringify(url)})`;
      await page.evaluate(`${imported}.then(() => new Promise((done) => setTimeout(done)))`);
    };
  }

  it('a link to the current page restores its address', async () => {
    const page = await visit({ path: '/faq' });
    const arrive = await startGoingBack(page);
    await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click();
    await arrive();
    await expect.poll(() => pathname(page)).toBe('/');
    expect(await page.title()).toBe(documentTitle('Home'));
  });

  it('Forward stays on the current page', async () => {
    const page = await visit({ path: '/faq' });
    const arrive = await startGoingBack(page);
    await page.evaluate(() => history.forward());
    await expect.poll(() => pathname(page)).toBe('/');
    await arrive();
    expect(await page.title()).toBe(documentTitle('Home'));
  });
});

it('Back from a focused field to the cart does not focus a Remove button', async () => {
  const page = await visit({ path: '/shop/shop-details' });
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Cart, 1 item' }).click();
  await page.getByRole('link', { name: 'Proceed To Checkout' }).click();
  await page.getByLabel('First Name').focus();
  await page.goBack();
  await page.getByRole('button', { name: 'Remove Online Courses' }).waitFor();
  await fewFrames(page);
  expect(await focusedId(page)).toBe('main');
  await page.keyboard.press('Enter');
  await fewFrames(page);
  expect(await page.locator('.cart-row').count()).toBe(1);
});
