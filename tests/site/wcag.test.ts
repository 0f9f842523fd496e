import type { Locator, Page } from 'playwright-core';
import { describe, type ExpectStatic, expect, it } from 'vitest';
import { about } from '@/content/about';
import { appointment } from '@/content/appointment';
import { wideHeader } from '@/lib/wide-header';
import { axeFindings } from '../support/axe-findings';
import { fewFrames } from '../support/browsing';
import { everyPath } from '../support/checked-paths';
import { nightly } from '../support/nightly';
import { allHydrated, openSite } from '../support/open-site';
import { product } from '../support/sample';
import { widerTextFaults } from '../support/text-faults';
import { faultsOfForcedColors } from './wcag/forced-colors';
import { walkByKeyboard } from './wcag/keyboard-walk';
import { smallControls } from './wcag/small-controls';

const visit = openSite();

/** How many px of an element are above or below the screen. */
const outside = async (page: Page, element: Locator) => {
  const { y, height } = (await element.boundingBox()) ?? { y: Number.NaN, height: 0 };
  return Math.max(0, -y) + Math.max(0, Math.ceil(y + height) - (page.viewportSize()?.height ?? 0));
};

const scrollWidth = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

/** Walks by keyboard: focus is visible at every stop, in document order, up to the last one. */
async function expectWalk(expect: ExpectStatic, page: Page, options?: { isMainOnly: boolean }) {
  const { stops, last } = await walkByKeyboard(page, options);
  const indexes = stops.map(({ index }) => index);
  expect
    .soft(stops.flatMap(({ name, faults }) => faults.map((fault) => `${name}: ${fault}`)))
    .toEqual([]);
  expect.soft(indexes).toEqual([...indexes].sort((a, b) => a - b));
  expect.soft(stops.at(-1)?.name ?? 'undefined  undefined').toBe(last);
}

const dayPaths = ['/', '/login', '/appointment', '/services/payroll-processing', product.path];

/** All checks share one page load, and each lists all its findings. */
describe('every page is accessible', () => {
  it.concurrent.for(nightly(everyPath, dayPaths))(
    '%s',
    async (path, { expect, onTestFinished }) => {
      const page = await visit({ path }, onTestFinished);

      await allHydrated(page);
      // The buttons of the reviews appear once their carousel has started.
      const still = page.locator('.carousel-single:not(.swiper-initialized)');
      await expect.poll(() => still.count()).toBe(0);

      // Nothing moves under reduced motion (2.3.3).
      const motion = () => [
        document.getAnimations().map(({ id }) => id),
        getComputedStyle(document.documentElement).scrollBehavior,
      ];
      expect.soft(await page.evaluate(motion)).toEqual([[], 'auto']);

      // Focus is visible, in order, and never trapped (2.1.2, 2.4.3, 2.4.7, 2.4.11).
      await expectWalk(expect, page, { isMainOnly: path !== '/' && path !== '/login' });

      expect.soft(await faultsOfForcedColors(page)).toEqual([]);

      // Wider text spacing neither clips nor covers text (1.4.12), and axe finds nothing.
      expect.soft(await widerTextFaults(page)).toEqual([]);
      expect.soft(await axeFindings(page)).toEqual([]);
      await page.setViewportSize({ width: 390, height: 844 });
      expect.soft(await widerTextFaults(page)).toEqual([]);
      expect.soft(await axeFindings(page)).toEqual([]);

      // Colors of the dark theme (1.4.3).
      await page.emulateMedia({ colorScheme: 'dark' });
      expect.soft(await axeFindings(page, ['color-contrast']), 'dark, phone').toEqual([]);
      await page.setViewportSize({ width: 1280, height: 900 });
      expect.soft(await axeFindings(page, ['color-contrast']), 'dark').toEqual([]);
      await page.setViewportSize({ width: 390, height: 844 });

      // Touch targets are at least 44 px (2.5.8, and AAA's 2.5.5).
      expect.soft(await smallControls(page)).toEqual([]);

      const scrollWidths: Record<number, number> = {};
      const widths = [320, 360, 768, wideHeader * 16, 1280, 1920];
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        scrollWidths[width] = await scrollWidth(page);
      }
      expect.soft(scrollWidths).toEqual(Object.fromEntries(widths.map((width) => [width, width])));

      // 1280 × 1024 at 400% (1.4.10): no sideways scrolling, and the header scrolls with the page.
      await page.setViewportSize({ width: 320, height: 256 });
      expect.soft(await scrollWidth(page)).toBe(320);
      await page.evaluate(() => scrollTo(0, 300));
      expect
        .soft(
          await page.evaluate(
            () => document.querySelector('header')?.getBoundingClientRect().bottom,
          ),
        )
        .toBeLessThanOrEqual(0);
    },
  );
});

const pagesWithForms = [
  '/',
  '/appointment',
  '/blog',
  '/checkout',
  '/contact',
  '/login',
  '/register',
  '/services/payroll-processing',
  product.path,
  '/blog-details',
];

describe('zoomed to 400 %', () => {
  it.each(nightly(pagesWithForms, ['/', '/contact']))(
    'focus on %s is always visible',
    async (path) => {
      const page = await visit({ path, width: 320, height: 256 });
      await expectWalk(expect, page);
    },
  );

  it.each([
    ['/checkout', 'combobox', 'Country/Region'],
    ['/checkout', 'combobox', 'State'],
    ['/appointment', 'button', appointment.form.labels.interest],
  ] as const)(
    'on %s, the %s %s and the active option of its list are visible',
    async (path, role, name) => {
      const page = await visit({ path, width: 320, height: 256 });
      const field = page.getByRole(role, { name });
      await field.click();
      const list = page.getByRole('listbox');
      await list.waitFor();
      for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'End', 'ArrowUp', 'Home']) {
        await page.keyboard.press(key);
        await fewFrames(page);
        expect(await outside(page, field), key).toBe(0);
        expect(await outside(page, list.locator('[data-focus]')), key).toBe(0);
      }
    },
  );
});

describe('a dialog traps focus and returns it', () => {
  it.each([
    ['/', 390, 'Open menu'],
    ['/about', 1280, about.intro.video.label],
  ])('%s at %i px: %s', async (path, width, name) => {
    const page = await visit({ path, width });
    await page.getByRole('button', { name }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor();
    const inDialog = () =>
      page.evaluate(() => {
        const { activeElement } = document;
        // After the last stop, focus moves to the browser's own controls.
        return activeElement === document.body || activeElement?.closest('dialog') !== null;
      });
    for (let press = 0; press < 30; press++) {
      await page.keyboard.press(press < 20 ? 'Tab' : 'Shift+Tab');
      expect(await inDialog()).toBe(true);
    }
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    const opener = page.getByRole('button', { name });
    expect(await opener.evaluate((button) => button === document.activeElement)).toBe(true);
  });
});
