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
import { hydrated, openSite } from '../support/open-site';

const visit = openSite();

it('Forward returns to where the visitor was half a second before going back (RT-1)', async () => {
  const page = await visit();
  await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
  await isTitled(page, 'About');
  await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }));
  await page.waitForTimeout(500);
  await page.goBack();
  await isTitled(page, 'Home');
  await page.goForward();
  await isTitled(page, 'About');
  const place = () => page.evaluate(() => Math.round(scrollY));
  await expect.poll(place, { message: 'RT-1 on /about' }).toBe(700);
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

it('quick page changes cause no console messages', async () => {
  const page = await visit({ path: '/about' });
  await page.getByRole('banner').getByRole('link', { name: 'Contact', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Contact' }).waitFor();
  await page.evaluate(async () => {
    const traversed = () =>
      new Promise((done) => addEventListener('popstate', done, { once: true }));
    for (let turn = 0; turn < 5; turn++) {
      const isBack = traversed();
      history.back();
      await isBack;
      const isForward = traversed();
      history.forward();
      await isForward;
    }
  });
  await expect.poll(() => page.locator('h1').innerText()).toBe('Contact');
  expect(await page.title()).toBe(documentTitle('Contact'));
  expect(page.consoleProblems).toEqual([]);
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
