import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { about } from '@/content/about';
import { openSite } from '../support/open-site';
import { awards } from '../support/sample';

const visit = openSite();

const { video } = about.intro;
const [first, next, other] = awards;

describe('the video (ABOUT-1, ST-VIDEO, GEN-2)', () => {
  const open = async (page: Page) => {
    await page.getByRole('button', { name: video.label }).click();
    const frame = page.getByRole('dialog').locator('iframe');
    await expect.poll(() => frame.isVisible(), { message: 'ST-VIDEO on /about' }).toBe(true);
  };
  const isGone = async (page: Page) => {
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    await expect.poll(() => page.locator('iframe').count()).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(video.label);
  };

  it('is not requested until it opens', async () => {
    const page = await visit({ path: '/about' });
    expect(page.externalHosts).toEqual([]);
    await open(page);
    await expect.poll(() => page.externalHosts).toEqual(['www.youtube-nocookie.com']);
    expect(await page.evaluate(() => document.activeElement?.closest('dialog')?.id)).toBe('video');
  });

  it('closes with its button, on Escape and on a click outside, and opens again', async () => {
    const page = await visit({ path: '/about' });
    const closers = [
      () => page.getByRole('button', { name: 'Close video' }).click(),
      () => page.keyboard.press('Escape'),
      () => page.mouse.click(20, 450),
    ];
    for (const close of closers) {
      await open(page);
      await close();
      await isGone(page);
    }
  });
});

describe('the awards (ABOUT-1)', () => {
  const badge = (page: Page, name: string) => page.locator('.stamp', { hasText: name });
  const opacity = (page: Page, name: string) =>
    badge(page, name).evaluate((element) => getComputedStyle(element).opacity);

  it('show their names on hover, and on keyboard focus', async () => {
    const page = await visit({ path: '/about' });
    expect(await opacity(page, other)).toBe('0');
    await page.getByRole('button', { name: other }).hover();
    await expect.poll(() => opacity(page, other)).toBe('1');
    await page.getByRole('button', { name: first }).hover();
    await expect.poll(() => opacity(page, other)).toBe('0');
    await page.mouse.move(0, 0);
    await page.getByRole('button', { name: first }).focus();
    await expect.poll(() => opacity(page, first)).toBe('1');
    await page.keyboard.press('Tab');
    await expect.poll(() => opacity(page, next)).toBe('1');
    expect(await opacity(page, first)).toBe('0');
  });
});
