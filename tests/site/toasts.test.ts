import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { nightly } from '../support/nightly';
import { openSite } from '../support/open-site';
import { product } from '../support/sample';

const visit = openSite({ reducedMotion: 'no-preference' });
const onProduct = { path: product.path, reducedMotion: 'reduce' } as const;

/** The form below an article. */
const reply = '[aria-labelledby=reply-title]';

const toasts = (page: Page) => page.locator('.Toastify__toast');
const add = (page: Page) => page.getByRole('button', { name: 'Add to Cart' }).click();
/**
 * Keeps the toasts from closing, as a window that loses the focus does: a busy machine measures
 * for longer than they stay.
 */
const holdToasts = async (page: Page) => {
  const timer = (state: string) =>
    page.locator(`.Toastify__progress-bar[style*=${state}]`).first().waitFor({ state: 'attached' });
  await timer('running');
  await page.evaluate(() => dispatchEvent(new Event('blur')));
  await timer('paused');
};
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

it('a repeated toast is announced again', async () => {
  const page = await visit(onProduct);
  await add(page);
  const words = page.getByText('added to your cart');
  const first = await words.elementHandle();
  await add(page);
  await expect.poll(() => first?.evaluate((element) => element.isConnected)).toBe(false);
  expect(await words.count()).toBe(1);
});

/** The toast's timer: how long it takes in ms, and whether it is running. */
const timerOf = (page: Page) =>
  page.locator('.Toastify__progress-bar--animated').evaluateAll(([bar]) => {
    const [timer] = bar?.getAnimations() ?? [];
    return [timer?.effect?.getComputedTiming().duration, timer?.playState];
  });

it('a toast takes 5000 ms at the top right, in light; the thanks for subscribing 1000 ms (BIZ-7)', async () => {
  const page = await visit(onProduct);
  const message = `BIZ-7 on ${product.path}`;
  await add(page);
  await expect.poll(() => timerOf(page), { message }).toEqual([5000, 'running']);
  const classesOf = async (selector: string) =>
    (await page.locator(selector).first().getAttribute('class'))?.split(' ');
  const places = await classesOf('.Toastify__toast-container');
  expect(places, message).toContain('Toastify__toast-container--top-right');
  const themes = await classesOf('.Toastify__toast');
  expect(themes, message).toContain('Toastify__toast-theme--light');
  await toasts(page).getByRole('button', { name: 'close' }).click();
  await toasts(page).waitFor({ state: 'detached' });
  await page.getByLabel('Email address').fill('a');
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await timerOf(page))[0], { message }).toBe(1000);
});

it('a toast waits while the pointer or the keyboard is on it (WCAG 2.2.1)', async () => {
  const page = await visit(onProduct);
  await add(page);
  const state = async () => (await timerOf(page))[1];
  await expect.poll(state).toBe('running');
  await toasts(page).hover();
  await expect.poll(state, { message: 'BIZ-7, pointed at' }).toBe('paused');
  await page.mouse.move(0, 0);
  await expect.poll(state).toBe('running');
  await page.keyboard.press('Alt+KeyT');
  await expect.poll(state).toBe('paused');
  await page.keyboard.press('Tab');
  expect(await state()).toBe('paused');
  await page.getByRole('button', { name: 'Add to Cart' }).focus();
  await expect.poll(state).toBe('running');
});

it.each(nightly([320, 390, 600, 800], [320, 800]))(
  'toasts cover neither header nor breadcrumb, at %i px',
  async (width) => {
    const page = await visit({ ...onProduct, width });
    await add(page);
    await holdToasts(page);
    // So that there is no focused control that the toast would avoid.
    await page.getByRole('button', { name: 'Add to Cart' }).blur();
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    const top = async () => (await edges(page, '.Toastify__toast')).top;
    const crumbs = await edges(page, '[aria-label="Breadcrumb"]');
    await expect.poll(top).toBeGreaterThanOrEqual(crumbs.bottom);
    await page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }));
    await expect.poll(top).toBeLessThan(100);
    expect(await top()).toBeGreaterThanOrEqual((await edges(page, '.site-header')).bottom);
  },
);

it('a toast moves away from the focused field, and only back if it covers another there', async () => {
  const page = await visit({ path: '/blog-details', width: 768, reducedMotion: 'reduce' });
  const field = page.locator(`${reply} [name=email]`);
  await field.focus();
  await field.evaluate((element) =>
    scrollBy({ top: element.getBoundingClientRect().top - 110, behavior: 'instant' }),
  );
  await page.keyboard.press('Enter');
  await holdToasts(page);
  const isCovered = () =>
    field.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return document.elementFromPoint(left + width / 2, top + height / 2) !== element;
    });
  await expect.poll(isCovered).toBe(false);
  const top = async () => (await edges(page, '.Toastify__toast')).top;
  await expect.poll(top).toBeGreaterThan(450);
  const submit = page.locator(`${reply} [type=submit]`);
  await submit.focus();
  expect(await top()).toBeGreaterThan(450);
  const button = await edges(page, `${reply} [type=submit]`);
  await page.evaluate(
    (by) => scrollBy({ top: by, behavior: 'instant' }),
    button.top - (await top()),
  );
  await field.focus();
  await submit.evaluate((element) => element.focus({ preventScroll: true }));
  await expect.poll(top).toBeLessThan(200);
});

it.each(nightly([360, 1280], [360]))(
  'a toast at %i px covers neither the pressed button nor its result, and closes by mouse',
  async (width) => {
    const page = await visit({ path: '/blog-details', reducedMotion: 'reduce', width });
    const submit = page.locator(`${reply} [type=submit]`);
    await submit.evaluate((element) =>
      scrollBy({ top: element.getBoundingClientRect().top - 110, behavior: 'instant' }),
    );
    await submit.click();
    await page.getByText('Nothing was sent.').waitFor();
    await holdToasts(page);
    const line = await edges(page, `${reply} .submit-line`);
    const top = async () => (await edges(page, '.Toastify__toast')).top;
    await expect.poll(top).toBeGreaterThan(line.bottom);
    await toasts(page).getByRole('button', { name: 'close' }).click();
    await toasts(page).waitFor({ state: 'detached' });
  },
);

it.each(nightly([360, 1280], [360]))(
  'a toast at %i px does not cover the header, and closes by touch and by keyboard',
  async (width) => {
    const page = await visit({ width, reducedMotion: 'reduce' });
    await page.getByLabel('Email address').fill('a');
    await page.getByRole('button', { name: 'Subscribe' }).click();
    const toast = page.locator('.Toastify__toast');
    await toast.hover();
    const header = await page.getByRole('banner').boundingBox();
    const box = await toast.boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
    const close = toast.getByRole('button', { name: 'close' });
    expect(await close.boundingBox()).toMatchObject({ width: 44, height: 44 });
    await page.keyboard.press('Tab');
    await close.focus();
    const ring = () => close.evaluate((button) => getComputedStyle(button).outlineStyle);
    expect(await ring()).toBe('solid');
    await page.keyboard.press('Enter');
    await toast.waitFor({ state: 'detached' });
  },
);

it('a toast appears and disappears without motion under reduced motion', async () => {
  const page = await visit({ reducedMotion: 'reduce' });
  await page.getByLabel('Email address').fill('a');
  await page.keyboard.press('Enter');
  const toast = page.locator('.Toastify__toast');
  await toast.waitFor();
  const moving = await page.evaluate(() =>
    document.getAnimations().flatMap(({ effect }) => {
      const { target } = effect as KeyframeEffect;
      const isSeen = target?.checkVisibility({ visibilityProperty: true });
      const { duration = 0 } = effect?.getTiming() ?? {};
      return isSeen && Number(duration) > 1 ? [target?.className] : [];
    }),
  );
  expect(moving).toEqual([]);
  await toast.waitFor({ state: 'detached' });
});
