import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { posts } from '@/content/posts';
import { products } from '@/content/products';
import { openSite } from '../support/open-site';

const visit = openSite();
const quiet = { reducedMotion: 'reduce', hasRefusals: true } as const;

const pricing = (page: Page) => page.locator('section[aria-labelledby="pricing-title"]');

describe('a section below the first screen', () => {
  it('that throws takes only itself down', async () => {
    const page = await visit(quiet);
    await page.route('**/pricing-*.js', (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: 'export default () => { throw new Error("broken on purpose"); };',
      }),
    );
    await pricing(page).scrollIntoViewIfNeeded();
    await page.getByText('This part of the page could not be drawn.').waitFor();
    const question = page.locator('section[aria-labelledby="questions-title"] h3 button').nth(2);
    await question.click();
    await expect.poll(() => question.getAttribute('aria-expanded')).toBe('true');
    expect(await page.locator('h1').innerText()).toBe('Payroll that balances to the cent.');
    const faults = page.complaints.splice(0);
    expect(faults.length).toBeGreaterThan(0);
    expect(faults.filter((text) => !/broken on purpose|error #|Error: /i.test(text))).toEqual([]);
  });

  it('whose code can not be had stays readable, and the rest answers', async () => {
    const page = await visit(quiet);
    await page.route('**/pricing-*.js', (route) => route.abort());
    const refused = page.waitForEvent('requestfailed');
    await pricing(page).scrollIntoViewIfNeeded();
    await refused;
    expect(await pricing(page).locator('li > p .figure').allInnerTexts()).toEqual([
      '10',
      '20',
      '40',
    ]);
    const question = page.locator('section[aria-labelledby="questions-title"] h3 button').nth(2);
    await question.click();
    await expect.poll(() => question.getAttribute('aria-expanded')).toBe('true');
  });
});

describe('a page whose code can not be had', () => {
  it('is loaded in full once, and then read without script', async () => {
    const page = await visit(quiet);
    await page.route('**/about-page-*.js', (route) => route.abort());
    const documents: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
    });
    await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
    await page.waitForURL('**/about');
    await page.locator('html:not([data-script])').waitFor({ state: 'attached' });
    expect(await page.locator('h1').innerText()).toBe('About');
    const answersShown = page.locator('main .collapsible p');
    expect(await answersShown.evaluateAll((all) => all.every((p) => p.checkVisibility()))).toBe(
      true,
    );
    await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click();
    await page.waitForURL((url) => url.pathname === '/');
    expect(documents).toEqual(['/about', '/']);
  });

  it('nor its whole stylesheet, is read without script', async () => {
    const page = await visit({ ...quiet, path: '/pricing', isAsleep: true });
    await page.route('**/site-*.css', (route) => route.abort());
    await page.reload();
    await page.locator('html:not([data-script])').waitFor({ state: 'attached' });
    await page.evaluate(() => dispatchEvent(new Event('pointermove')));
    await page.waitForLoadState('networkidle');
    const isAwake = await page.locator('h1').evaluate((node) => Object.keys(node).length > 0);
    expect(isAwake).toBe(false);
    await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
    await page.waitForURL('**/about');
  });

  it('is not left for without a network: the visitor stays, cart and all', async () => {
    const page = await visit({ path: '/shop/multistate-payroll', ...quiet });
    await page.getByRole('button', { name: 'Add to Cart' }).click();
    await page.getByRole('link', { name: 'Cart, 1 item' }).waitFor();
    await page.route('**/*-page-*.js', (route) => route.abort());
    await page.context().setOffline(true);
    await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
    await page.getByText('You are offline.').waitFor();
    expect(await page.locator('h1').innerText()).toBe('Multistate Payroll');
    expect(new URL(page.url()).pathname).toBe('/shop/multistate-payroll');
    await page.getByRole('link', { name: 'Cart, 1 item' }).waitFor();
  });
});

it('once the idle prefetch is through, a lost network stops no in-app navigation', async () => {
  const page = await visit(quiet);
  const fetched = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => /-page-[\w-]+\.js$/.test(name))
        .map(({ name }) => name),
    );
  expect(await fetched()).toHaveLength(1);
  await page.keyboard.press('Tab');
  await expect.poll(async () => (await fetched()).length, { timeout: 40_000 }).toBeGreaterThan(25);
  const items = () =>
    page.evaluate(
      () =>
        performance.getEntriesByType('resource').filter(({ name }) => /\/data\//.test(name)).length,
    );
  await expect.poll(items, { timeout: 20_000 }).toBe(posts.length + products.length);
  // The lists of places are for those on their way to the checkout alone.
  expect((await fetched()).filter((name) => name.includes('/checkout-page-'))).toEqual([]);
  await page.context().setOffline(true);
  for (const name of ['About', 'Contact', 'Home']) {
    await page.getByRole('banner').getByRole('link', { name, exact: true }).click();
    await expect.poll(() => page.title()).toBe(`${name} - Accupay Vue App`);
  }
  await page.getByRole('button', { name: 'Shop', exact: true }).click();
  await page.getByRole('banner').getByRole('link', { name: 'All Courses' }).click();
  await page.locator('main').getByRole('link', { name: 'Multistate Payroll' }).click();
  await page.getByRole('heading', { level: 1, name: 'Multistate Payroll' }).waitFor();
  await page.goBack();
  await page.goBack();
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'Contact' }).waitFor();
});

it('a message shows without the code of toasts', async () => {
  const page = await visit({ path: '/shop/multistate-payroll', ...quiet });
  await page.route('**/toaster-*', (route) => route.abort());
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await page.locator('.plain-toast').getByText('added to your cart').waitFor();
});

describe('a frame that is blocked', () => {
  it('leaves the address and a link to the map', async () => {
    const page = await visit({ path: '/contact', ...quiet });
    await page.route('https://www.openstreetmap.org/**', (route) => route.abort());
    const map = page.locator('figure:has(iframe)');
    await map.scrollIntoViewIfNeeded();
    const link = map.getByRole('link');
    expect(await link.isVisible()).toBe(true);
    expect(await link.getAttribute('href')).toMatch(/^https:\/\/www\.openstreetmap\.org\//);
    expect(await map.getByText('415 Placer Ridge Avenue').isVisible()).toBe(true);
  });

  it('leaves a link to the video', async () => {
    const page = await visit({ path: '/about', ...quiet });
    await page.route('https://www.youtube-nocookie.com/**', (route) => route.abort());
    await page.getByRole('button', { name: 'Play the video' }).click();
    const link = page.getByRole('dialog').getByRole('link');
    await link.waitFor();
    expect(await link.getAttribute('href')).toMatch(/^https:\/\/youtu\.be\//);
  });
});
