import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { about } from '@/content/about';
import { appointment, interests } from '@/content/appointment';
import { behindPaper, checkTools } from '@/content/home';
import { field } from '../support/country-field';
import { nightly } from '../support/nightly';
import { allHydrated, openSite } from '../support/open-site';
import { product } from '../support/sample';

const visit = openSite({ isIsolated: true, reducedMotion: 'no-preference' });

/** Parts of a browser that go together. */
const parts = [
  ['IntersectionObserver'],
  ['ResizeObserver'],
  ['Element.prototype.animate'],
  ['Element.prototype.checkVisibility'],
  ['HTMLButtonElement.prototype.command', 'HTMLButtonElement.prototype.commandForElement'],
  ['HTMLDialogElement.prototype.showModal'],
  [
    'HTMLElement.prototype.popover',
    'HTMLElement.prototype.showPopover',
    'HTMLElement.prototype.togglePopover',
  ],
  ['MediaQueryList.prototype.addEventListener', 'MediaQueryList.prototype.removeEventListener'],
  ['Navigator.prototype.clipboard'],
  ['Navigator.prototype.share'],
  ['matchMedia'],
  ['print'],
  ['requestIdleCallback'],
];

/** Opens pages of a browser that lacks some parts. */
async function visitWithout(missing: readonly string[]) {
  const page = await visit({ path: '/robots.txt', isStatic: true, width: 390 });
  await page.addInitScript((all) => {
    for (const part of all) {
      const names = part.split('.');
      const name = names.pop() ?? '';
      const owner = names.reduce((at, key) => Reflect.get(at, key), globalThis as object);
      Reflect.deleteProperty(owner, name);
      // What it would inherit.
      if (name in owner) Object.defineProperty(owner, name, { value: undefined, writable: true });
    }
  }, missing);
  return page;
}

/** Opens a path; all its sections are shown. */
async function open(page: Page, path: string) {
  await page.goto(path);
  await allHydrated(page);
  expect(await page.getByText('could not be drawn').count(), path).toBe(0);
}

const cases = nightly(parts, [parts.flat()]).map((missing) => ({
  missing,
  of: missing.join(', '),
}));

describe.each(cases)('without $of', ({ missing }) => {
  it('the sample check and the menu work', async () => {
    const page = await visitWithout(missing);
    await open(page, '/');
    await page.getByRole('button', { name: 'More hours' }).click();
    await page.getByRole('button', { name: behindPaper.tab }).click();
    await page.locator('#pay-chart').waitFor();
    await page.getByRole('button', { name: checkTools.print }).click();
    await page.getByRole('button', { name: checkTools.send }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await page.getByRole('button', { name: 'Open menu' }).click();
    await menu.getByRole('button', { name: 'Close menu' }).click();
    await expect.poll(() => menu.isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Open menu' }).click();
    await menu.getByRole('link', { name: 'About' }).click();
    await page.getByRole('heading', { level: 1, name: 'About' }).waitFor();
  });

  it('the video opens and closes', async () => {
    const page = await visitWithout(missing);
    await open(page, '/about');
    await page.getByRole('button', { name: about.intro.video.label }).click();
    const video = page.getByRole('dialog', { name: about.intro.video.title });
    await video.getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => video.isVisible()).toBe(false);
  });

  it('the lists of forms work', async () => {
    const page = await visitWithout(missing);
    await open(page, '/checkout');
    await field(page).click();
    await page.getByRole('option').nth(3).click();
    expect(await page.getByRole('listbox').count()).toBe(0);
    await open(page, '/appointment');
    await page.getByRole('button', { name: appointment.form.labels.interest }).click();
    await page.getByRole('option', { name: interests[2] }).click();
    expect(await page.locator('input[name=interest]').inputValue()).toBe(interests[2]);
  });

  it('the cart and its toasts work', async () => {
    const page = await visitWithout(missing);
    await open(page, product.path);
    await page.getByRole('button', { name: 'Add to Cart' }).click();
    await page.getByRole('link', { name: 'Cart, 1 item' }).click();
    await page.getByRole('button', { name: 'Empty Cart' }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('button', { name: 'Empty Cart' }).waitFor();
  });

  it('the other pages have every section', async () => {
    const page = await visitWithout(missing);
    for (const path of ['/login', '/services/payroll-processing', '/case-study']) {
      await open(page, path);
    }
  });
});
