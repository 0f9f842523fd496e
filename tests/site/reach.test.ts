import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { everyPath } from '../support/every-path';
import { faultsOfForcedColors } from '../support/forced-colors';
import { walkByKeyboard } from '../support/keyboard-walk';
import { faultsOfTree, readTree } from '../support/named-tree';
import { openSite } from '../support/open-site';
import { faultsOfWiderText } from '../support/text-fit';

const visit = openSite();

const scrollWidth = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

/** All that must hold wherever the walk begins and ends. */
async function expectWalk(page: Page, options?: { isMainOnly: boolean }) {
  const { stops, last } = await walkByKeyboard(page, options);
  const places = stops.map(({ place }) => place);
  expect
    .soft(stops.flatMap(({ name, faults }) => faults.map((fault) => `${name}: ${fault}`)))
    .toEqual([]);
  expect.soft(places).toEqual([...places].sort((a, b) => a - b));
  expect.soft(stops.at(-1)?.name ?? 'undefined  undefined').toBe(last);
}

/** One load a page serves every check, each of which tells all that it finds. */
describe('every page can be reached by everyone', () => {
  it.each(everyPath)('%s', async (path) => {
    const page = await visit({ path, reducedMotion: 'reduce' });

    // Names, landmarks and headings, as a screen reader has them (WCAG 1.3.1, 2.4.4, 4.1.2).
    await expect.poll(async () => faultsOfTree(await readTree(page))).toEqual([]);

    // Nothing moves for those who ask for stillness (2.3.3).
    const motion = () => [
      document.getAnimations().map(({ id }) => id),
      getComputedStyle(document.documentElement).scrollBehavior,
    ];
    expect.soft(await page.evaluate(motion)).toEqual([[], 'auto']);

    // Focus shows, is never covered, follows the page and gets out of it (2.1.2, 2.4.3, 2.4.7, 2.4.11).
    await expectWalk(page, { isMainOnly: path !== '/' && path !== '/login' });

    expect.soft(await faultsOfForcedColors(page)).toEqual([]);

    // Wider spaces neither clip nor cover text (1.4.12).
    expect.soft(await faultsOfWiderText(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    expect.soft(await faultsOfWiderText(page)).toEqual([]);

    // 1280 × 1024 at 400 % (1.4.10): no scrolling sideways, and the header leaves with the page.
    await page.setViewportSize({ width: 320, height: 256 });
    expect.soft(await scrollWidth(page)).toBe(320);
    await page.evaluate(() => scrollTo(0, 300));
    expect
      .soft(
        await page.evaluate(() => document.querySelector('header')?.getBoundingClientRect().bottom),
      )
      .toBeLessThanOrEqual(0);
  });
});
