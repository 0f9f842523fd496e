import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { documentTitle } from '@/lib/document-title';

/** The path in the address bar. */
export const pathname = (page: Page) => new URL(page.url()).pathname;

/** The scroll position in whole px. */
export const offsetOf = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** The id of the focused element. */
export const focusedId = (page: Page) => page.evaluate(() => document.activeElement?.id);

/** The number of documents that a page has loaded since. */
export function countDocuments(page: Page) {
  let count = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) count += 1;
  });
  return () => count;
}

/** Resolves when the page has this title. */
export const isTitled = (page: Page, title: string) =>
  expect.poll(() => page.title()).toBe(documentTitle(title));

/** Scrolls to a position and waits until the history entry has it. */
export async function scrollAndSettle(page: Page, top: number) {
  await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
  await expect.poll(() => page.evaluate(() => Math.round(history.state?.offset))).toBe(top);
}

/** Follows a link of the header to the page with this title; resolves when it is shown. */
export async function follow(page: Page, name: string) {
  await page.getByRole('banner').getByRole('link', { name, exact: true }).click();
  await isTitled(page, name);
}

/** Resolves after five frames, when the effects of the next frame are done. */
export const fewFrames = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 5; frame += 1) await new Promise(requestAnimationFrame);
  });
