import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openSite } from '../support/open-site';
import { button, choose, siteHydrated, workbench } from '../support/workbench-page';

const visit = openSite();

async function open(options = {}) {
  const permissions = ['clipboard-read', 'clipboard-write'];
  const page = await visit({ ...workbench, permissions, ...options });
  const texts: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/stately-')) texts.push(request.url());
  });
  return { page, texts };
}

const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

describe('Copy for Stately', () => {
  it('copies the machine of the chart, which it loads only then', async () => {
    const { page, texts } = await open();
    await choose(page, 'cart');
    await siteHydrated(page);
    expect(texts).toEqual([]);
    const copy = button(page, 'Copy for Stately');
    await copy.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('status').getByText('cart is copied').waitFor();
    expect(await clipboard(page)).toBe(readFileSync('machines/cart.machine.ts', 'utf8'));
    expect(texts.length).toBe(1);
    await choose(page, 'desktopMenu');
    await copy.click();
    await page.getByRole('status').getByText('desktopMenu is copied').waitFor();
    expect(await clipboard(page)).toContain("id: 'desktopMenu'");
  });

  it.each([
    ['the text does not arrive', 'Its file did not load.'],
    ['the browser refuses', 'The browser does not allow it.'],
  ])('says so if %s', async (fault, words) => {
    const { page } = await open({ expectsFailedRequests: true });
    await choose(page, 'faq');
    if (fault === 'the browser refuses') {
      await page.evaluate(() => {
        Object.assign(navigator.clipboard, { write: () => Promise.reject(new Error('no')) });
      });
    } else await page.route('**/stately-faq.machine-*', (route) => route.abort());
    await button(page, 'Copy for Stately').click();
    const alert = page.getByRole('alert').getByText(`faq was not copied. ${words}`);
    await alert.waitFor();
    const copy = button(page, 'Copy for Stately');
    expect(await copy.evaluate((one) => one === document.activeElement)).toBe(true);
  });
});
