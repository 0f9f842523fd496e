import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { countDocuments, isTitled, offsetOf, pathname, scrollAndSettle } from '../support/browsing';
import { holdRequests } from '../support/hold-requests';
import { hurryTimers } from '../support/hurry';
import { hydrated, openSite } from '../support/open-site';
import { otherProduct, product } from '../support/sample';

const visit = openSite({ isIsolated: true });

/** A page that has opened nothing yet, of a visitor who saves data, so that nothing is fetched ahead. */
async function visitNothing() {
  const page = await visit({ path: '/robots.txt', isStatic: true, expectsFailedRequests: true });
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await hurryTimers(page);
  return page;
}

/** Opens a product, and puts it into the cart. */
async function visitWithCart(path = product.path, given?: Page) {
  const page = given ?? (await visitNothing());
  await page.goto(path);
  await hydrated(page);
  if (path === product.path) await fillCart(page);
  return page;
}

async function fillCart(page: Page) {
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await cart(page).waitFor();
}

const cart = (page: Page) => page.getByRole('link', { name: 'Cart, 1 item' });
const link = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name });
const question = (page: Page) => page.getByRole('dialog', { name: '“About” could not be loaded' });
const stay = (page: Page) => page.getByRole('button', { name: 'Stay on this page' });

/** Lets the requests for a URL pattern fail this many times; returns a function that counts them. */
async function failRequests(page: Page, url: string, times: number, status?: number) {
  let count = 0;
  await page.route(url, (route) => {
    count += 1;
    if (count > times) return route.continue();
    return status ? route.fulfill({ status }) : route.abort();
  });
  return () => count;
}

/** Lets the requests for a URL pattern fail until the returned function is called. */
async function blockRequests(page: Page, url: string) {
  let isBlocked = true;
  await page.route(url, (route) => (isBlocked ? route.abort() : route.continue()));
  return () => {
    isBlocked = false;
  };
}

describe('a page whose code or data fails once (ERR-3)', () => {
  it.each([
    ['its code is cut off', '**/about-page-*.js', undefined, 'About', 'About'],
    [
      'its data meets a busy server',
      `**/data${otherProduct.path}.json`,
      503,
      otherProduct.name,
      'Shop Details',
    ],
  ])('is shown although %s, and the cart stays', async (_, url, status, name, title) => {
    const page = await visitWithCart();
    const documents = countDocuments(page);
    const count = await failRequests(page, url, 1, status);
    // Without pointing at it first, which would fetch its code.
    await page.getByRole('link', { name }).first().dispatchEvent('click');
    await isTitled(page, title);
    await expect.poll(() => page.locator('h1').innerText()).toContain(name);
    expect(count()).toBe(2);
    await cart(page).waitFor();
    expect(documents()).toBe(0);
  });
});

describe('a page whose code fails twice while the cart has something in it (ERR-3)', () => {
  /** The question about the page, asked from a product. */
  async function visitQuestion() {
    const page = await visitNothing();
    const unblock = await blockRequests(page, '**/about-page-*.js');
    await visitWithCart(product.path, page);
    const documents = countDocuments(page);
    await link(page, 'About').focus();
    await page.keyboard.press('Enter');
    await expect
      .poll(() => question(page).isVisible(), { message: 'ERR-3 on a product’s page' })
      .toBe(true);
    unblock();
    return { page, documents };
  }

  it('is asked about: what is lost, with the focus on staying', async () => {
    const { page } = await visitQuestion();
    expect(await question(page).getByRole('paragraph').innerText()).toContain('empties your cart');
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    expect(await focused()).toBe('Stay on this page');
    await page.keyboard.press('Tab');
    expect(await focused()).toBe('Open it anyway');
    expect(await page.evaluate(() => 'loading' in document.documentElement.dataset)).toBe(false);
  });

  it.each([
    ['a press', (page: Page) => stay(page).click()],
    ['Enter', (page: Page) => page.keyboard.press('Enter')],
    ['Escape', (page: Page) => page.keyboard.press('Escape')],
    ['a press outside', (page: Page) => page.mouse.click(5, 500)],
  ])(
    'is not opened after %s: cart, address and focus stay, and it can be tried again',
    async (_, act) => {
      const { page, documents } = await visitQuestion();
      await act(page);
      await question(page).waitFor({ state: 'hidden' });
      await cart(page).waitFor();
      expect(pathname(page)).toBe(product.path);
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('About');
      await page.keyboard.press('Enter');
      await isTitled(page, 'About');
      await cart(page).waitFor();
      expect(documents()).toBe(0);
    },
  );

  it('is asked about after 15 s without an answer, twice', async () => {
    const page = await visitNothing();
    await holdRequests(page, '**/about-page-*.js');
    await visitWithCart(product.path, page);
    await link(page, 'About').click();
    await page.locator('[data-loading]').waitFor();
    await question(page).waitFor();
    await stay(page).click();
    await cart(page).waitFor();
  });

  it('is asked about when Back leads there; then address, page and position stay', async () => {
    const page = await visitWithCart('/faq');
    await page.getByRole('banner').locator('a[href="/shop"]').first().dispatchEvent('click');
    await isTitled(page, 'Shop');
    await page.getByRole('main').getByRole('link', { name: product.name }).click();
    await isTitled(page, 'Shop Details');
    // Without the code of the pages before it.
    await page.reload();
    await hydrated(page);
    await fillCart(page);
    await scrollAndSettle(page, 300);
    const unblock = await blockRequests(page, '**/faq-page-*.js');
    await page.evaluate(() => history.go(-2));
    const aboutFaq = page.getByRole('dialog', { name: '“FAQ” could not be loaded' });
    await aboutFaq.waitFor();
    expect(pathname(page)).toBe('/faq');
    unblock();
    await stay(page).click();
    await expect.poll(() => pathname(page)).toBe(product.path);
    expect(await page.locator('h1').innerText()).toBe(product.name);
    await cart(page).waitFor();
    await expect.poll(() => offsetOf(page)).toBe(300);
    await page.evaluate(() => history.go(-2));
    await isTitled(page, 'FAQ');
    await cart(page).waitFor();
  });
});

it('a page that the browser brings back after a full load follows links again', async () => {
  const page = await visitNothing();
  await blockRequests(page, '**/about-page-*.js');
  await visitWithCart(product.path, page);
  // No content: the browser stays on the page, as when it brings the page back.
  await page.route('**/about', (route) => route.fulfill({ status: 204 }));
  await link(page, 'About').click();
  await question(page).getByRole('button', { name: 'Open it anyway' }).click();
  await question(page).waitFor({ state: 'hidden' });
  await page.evaluate(() =>
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  );
  await link(page, 'Contact').click();
  await isTitled(page, 'Contact');
  await cart(page).waitFor();
});
