import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { holdRequests } from '../support/hold-requests';
import { openSite } from '../support/open-site';

const visit = openSite();
const product = { path: '/shop/multistate-payroll', reducedMotion: 'reduce' } as const;

const toasts = (page: Page) => page.locator('.Toastify__toast');
const add = (page: Page) => page.getByRole('button', { name: 'Add to Cart' }).click();
const edges = async (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { top, bottom, right } = element.getBoundingClientRect();
      return {
        top,
        bottom,
        right: right - Number.parseFloat(getComputedStyle(element).paddingRight),
      };
    });

it('messages of one kind take each other’s place, and keep no other waiting', async () => {
  const page = await visit(product);
  await page.getByLabel('Email address').fill('ann@a.co');
  for (let count = 1; count <= 10; count++) {
    await add(page);
    if (count % 2) await page.getByRole('button', { name: 'One more' }).click();
  }
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await page.getByText('Thanks for subscribing!').waitFor({ timeout: 2000 });
  expect(await page.getByText('added to your cart').allInnerTexts()).toEqual([
    '6 × Multistate Payroll added to your cart at $780.00 each.',
  ]);
});

it('messages of one kind are one, also where the code of toasts comes late', async () => {
  const page = await visit({ ...product, path: '/shop' });
  const arrive = await holdRequests(page, '**/toaster-*');
  await page.locator('main').getByRole('link', { name: 'Multistate Payroll' }).click();
  for (let count = 0; count < 3; count++) await add(page);
  await page.getByRole('banner').getByRole('link', { name: 'Cart, 3 items' }).waitFor();
  arrive();
  await toasts(page).first().waitFor();
  expect(await toasts(page).count()).toBe(1);
});

it('a message that comes again is new to a screen reader', async () => {
  const page = await visit(product);
  await add(page);
  const words = page.getByText('added to your cart');
  const first = await words.elementHandle();
  await add(page);
  await expect.poll(() => first?.evaluate((element) => element.isConnected)).toBe(false);
  expect(await words.count()).toBe(1);
});

it.each([1280, 1920])('toasts end where the page does, at %i px', async (width) => {
  const page = await visit({ ...product, width });
  await add(page);
  await toasts(page).waitFor();
  const { right } = await edges(page, '.Toastify__toast-container');
  expect(right).toBeCloseTo((await edges(page, 'header > div')).right, 0);
});

it.each([320, 390, 600])('toasts hide neither header nor breadcrumb, at %i px', async (width) => {
  const page = await visit({ ...product, width });
  await add(page);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  const top = async () => (await edges(page, '.Toastify__toast')).top;
  const crumbs = await edges(page, '[aria-label="Breadcrumb"]');
  await expect.poll(top).toBeGreaterThanOrEqual(crumbs.bottom);
  await page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }));
  await expect.poll(top).toBeLessThan(100);
  expect(await top()).toBeGreaterThanOrEqual((await edges(page, '.site-header')).bottom);
});

it('a toast makes way for the field that is typed into, and comes back', async () => {
  const page = await visit({ path: '/contact', reducedMotion: 'reduce' });
  for (const name of ['firstName', 'message']) await page.locator(`[name=${name}]`).fill('Ann');
  const field = page.locator('[name=subject]');
  await field.focus();
  await field.evaluate((element) =>
    scrollBy({ top: element.getBoundingClientRect().top - 110, behavior: 'instant' }),
  );
  await page.keyboard.press('Enter');
  await toasts(page).waitFor();
  const isCovered = () =>
    field.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return document.elementFromPoint(left + width / 2, top + height / 2) !== element;
    });
  await expect.poll(isCovered).toBe(false);
  const top = async () => (await edges(page, '.Toastify__toast')).top;
  expect(await top()).toBeGreaterThan(450);
  await page.getByRole('button', { name: 'Submit' }).focus();
  await expect.poll(top).toBeLessThan(200);
});
