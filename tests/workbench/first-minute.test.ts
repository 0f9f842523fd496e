import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openSite } from '../support/open-site';
import {
  activeStates,
  button,
  choose,
  countSteps,
  frameIn,
  inspector,
  siteHydrated,
  siteIn,
  workbench,
} from '../support/workbench-page';

const visit = openSite();

async function open(options = {}) {
  const page = await visit({ ...workbench, ...options });
  await siteHydrated(page);
  return page;
}

const machine = (page: Page) => page.getByLabel(/^Machine/).inputValue();
const menu = (page: Page) => siteIn(page).getByRole('button', { name: 'Open menu' });
const closeMenu = (page: Page) => siteIn(page).getByRole('dialog').press('Escape');
const current = (page: Page) => page.locator('.wb-steps tr[aria-current]');

/** Scrolls the site by the wheel, until that has recorded steps. */
async function scroll(page: Page) {
  const before = await countSteps(page);
  const box = await page.locator('.wb-app').boundingBox();
  await page.mouse.move((box?.x ?? 0) + 200, (box?.y ?? 0) + 200);
  await page.mouse.wheel(0, 1500);
  await expect.poll(() => countSteps(page)).toBeGreaterThan(before);
}

describe('the first half minute in the workbench', () => {
  it.each([
    [1920, 1080],
    [1280, 800],
    [768, 1024],
    [390, 844],
  ])(
    'has something to press in sight at %i × %i, which lights its chart',
    async (width, height) => {
      const page = await open({ width, height });
      await page.locator('.wb-intro').waitFor();
      const box = await menu(page).boundingBox();
      expect(box && box.y > 0 && box.y + box.height < height).toBe(true);
      await menu(page).click();
      await page.locator('.chart-transition[data-lit=taken]').waitFor({ state: 'attached' });
      await expect.poll(() => activeStates(page)).not.toContain('closed');
    },
  );

  it('follows what a press makes act, and nothing else', async () => {
    const page = await open();
    await menu(page).click();
    await closeMenu(page);
    await scroll(page);
    expect(await machine(page)).toBe('mobileMenu');
    await siteIn(page).locator('label', { hasText: 'Yearly' }).click();
    await expect.poll(() => machine(page)).toBe('pricing');
    await expect.poll(() => activeStates(page)).toEqual(['yearly']);
    expect(await inspector(page).innerText()).toMatch(/✓ as specified/);
    expect(new URL(page.url()).hash).toBe('');
  });

  it('marks the step that the inspector shows', async () => {
    const page = await open();
    await menu(page).click();
    await closeMenu(page);
    await scroll(page);
    const number = (await current(page).locator('td').first().innerText()).trim();
    await page.getByRole('heading', { name: `mobileMenu 1, latest step: ${number}` }).waitFor();
    expect(await current(page).innerText()).toContain('menu.closed');
    // The stepper counts the steps while the app is followed, and names the step once it is left.
    const stepper = page.locator('.wb-toolbar fieldset output');
    expect(await stepper.innerText()).toMatch(/^\d+ steps$/);
    await page.getByRole('button', { name: 'Previous step' }).click();
    await expect.poll(() => stepper.innerText()).toContain(`Step ${Number(number) - 1} of`);
  });

  it('folds repeats into a line that the keyboard unfolds, with steps to select', async () => {
    const page = await open();
    for (let times = 0; times < 6; times += 1) {
      const before = await countSteps(page);
      await frameIn(page).evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), 1500 + times);
      await expect.poll(() => countSteps(page)).toBeGreaterThan(before);
    }
    await choose(page, 'headerScroll');
    const fold = page.getByRole('button', { name: /^page\.scrolled × \d+$/ }).last();
    await fold.scrollIntoViewIfNeeded();
    const within = page.locator('.wb-steps tr[data-of-run]');
    expect(await within.count()).toBe(0);
    await fold.press('Enter');
    expect(await fold.getAttribute('aria-expanded')).toBe('true');
    const step = within.first().getByRole('button');
    const number = await step.innerText();
    await step.press('Enter');
    await page.getByRole('heading', { name: `Step ${number}: headerScroll 1` }).waitFor();
    await button(page, 'Next step').click();
    await page
      .getByRole('heading', { name: `Step ${Number(number) + 1}: headerScroll 1` })
      .waitFor();
    await fold.press('Enter');
    expect(await within.count()).toBe(0);
    expect(await current(page).innerText()).toContain(`step ${Number(number) + 1}`);
  });
});

describe('the workbench on a phone', () => {
  it.each([390, 320])(
    'has one part below the other at %i px, and keeps its place',
    async (width) => {
      const page = await open({ width, height: 844, hasTouch: true });
      // Without Playwright's scrolling.
      await menu(page).evaluate((one: HTMLElement) => one.click());
      await page.locator('.chart-transition[data-lit=taken]').waitFor();
      const { tops, wide, scrolled } = await page.evaluate(() => ({
        tops: ['.wb-app', '.wb-chart', '.wb-panels', '.wb-inspector'].map(
          (css) => document.querySelector(css)?.getBoundingClientRect().top ?? 0,
        ),
        wide: document.documentElement.scrollWidth,
        scrolled: scrollY,
      }));
      expect(tops.toSorted((a, b) => a - b)).toEqual(tops);
      expect(wide).toBe(width);
      expect(scrolled).toBe(0);
    },
  );
});
