import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { auth } from '@/content/auth';
import { testimonials } from '@/content/testimonials';
import { openSite } from '../support/open-site';

const visit = openSite({ isIsolated: true, reducedMotion: 'no-preference' });
const count = testimonials.length;
const names = testimonials.map(({ name }) => name);

/** The name below the visible review. */
const shown = (page: Page) =>
  page.locator('.carousel-single').evaluate((viewport) => {
    const { left } = viewport.getBoundingClientRect();
    return [...viewport.querySelectorAll('.carousel-slide')]
      .filter((slide) => Math.abs(slide.getBoundingClientRect().left - left) < 2)
      .map((slide) => slide.querySelector('figcaption .font-semibold')?.textContent);
  });
const started = (page: Page) => page.locator('.carousel-single.swiper-initialized').waitFor();
const press = (page: Page, name: string) => page.getByRole('button', { name }).click();

it('the slide matches its number when the buttons are pressed rapidly', async () => {
  const page = await visit({ path: '/login' });
  await started(page);
  await press(page, 'Pause reviews');
  const pressTwice = (name: string) => page.getByRole('button', { name }).dblclick();
  await pressTwice(auth.reviews.next);
  await expect.poll(() => shown(page)).toEqual([names[2]]);
  expect(await page.getByText(`3 of ${count}`).isVisible()).toBe(true);
  await pressTwice(auth.reviews.previous);
  await expect.poll(() => shown(page)).toEqual([names[0]]);
  await pressTwice(auth.reviews.previous);
  await expect.poll(() => shown(page)).toEqual([names.at(-2)]);
  expect(await page.getByText(`${count - 1} of ${count}`).isVisible()).toBe(true);
});

it('the reviews autoplay until they are paused', async () => {
  const page = await visit({ path: '/register' });
  await started(page);
  expect(await shown(page)).toEqual([names[0]]);
  await expect.poll(() => shown(page), { timeout: 10_000 }).toEqual([names[1]]);
  await press(page, 'Pause reviews');
  const before = await page.getByText(new RegExp(`\\d of ${count}`)).innerText();
  await page.clock.install();
  await page.locator('h1').hover();
  await page.getByLabel(auth.register.labels.firstName).focus();
  await page.clock.runFor(10_000);
  expect(await page.getByText(new RegExp(`\\d of ${count}`)).innerText()).toBe(before);
});

it('the reviews play when Play is pressed, with the pointer and the focus on it (BIZ-8)', async () => {
  const page = await visit({ path: '/login' });
  await started(page);
  await press(page, 'Pause reviews');
  await press(page, 'Play reviews');
  await expect.poll(() => shown(page), { timeout: 10_000 }).toEqual([names[1]]);
});

it('the reviews do not autoplay under reduced motion', async () => {
  const page = await visit({ path: '/login', reducedMotion: 'reduce' });
  await started(page);
  await page.clock.install();
  await page.locator('h1').hover();
  await page.getByRole('region', { name: auth.reviews.label }).hover();
  await page.locator('h1').hover();
  await page.clock.runFor(10_000);
  expect(await shown(page)).toEqual([names[0]]);
});
