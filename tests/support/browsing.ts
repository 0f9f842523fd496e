import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** The path in the address bar. */
export const pathname = (page: Page) => new URL(page.url()).pathname;

/** How far the page is scrolled down, in whole px. */
export const offsetOf = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** The id of the element that has the focus. */
export const focusedId = (page: Page) => page.evaluate(() => document.activeElement?.id);

/** Resolves once the page has this title. */
export const isTitled = (page: Page, title: string) =>
  expect.poll(() => page.title()).toBe(`${title} - Accupay Vue App`);

/** Scrolls to an offset; resolves once the history has noted it. */
export async function restAt(page: Page, top: number) {
  await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
  await expect.poll(() => page.evaluate(() => Math.round(history.state?.offset))).toBe(top);
}

/** Follows a link of the header to the page of that title; resolves once it shows. */
export async function follow(page: Page, name: string) {
  await page.getByRole('banner').getByRole('link', { name, exact: true }).click();
  await isTitled(page, name);
}

/** Resolves once the page has drawn five frames: what it does at its next frame is then done. */
export const fewFrames = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 5; frame += 1) await new Promise(requestAnimationFrame);
  });
