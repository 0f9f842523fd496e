import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openSite } from '../support/open-site';

const visit = openSite({ reducedMotion: 'no-preference' });

const scrollTo = (page: Page, y: number) =>
  page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);

describe('the header (ST-SCROLL, LAY-1, LAY-4)', () => {
  it('is pinned, and the scroll-to-top button leads back to the top', async () => {
    const page = await visit();
    await scrollTo(page, 1500);
    expect((await page.getByRole('banner').boundingBox())?.y, 'LAY-1 on /').toBe(0);
    await page.getByRole('button', { name: 'Scroll to top' }).click();
    await expect.poll(() => page.evaluate(() => scrollY), { message: 'LAY-4 on /' }).toBe(0);
  });

  it('is a white bar with a shadow while it is pinned', async () => {
    const page = await visit();
    const header = page.getByRole('banner');
    const look = () =>
      header.evaluate((element) => {
        const { backgroundColor, boxShadow } = getComputedStyle(element);
        element.style.setProperty('outline-color', 'var(--color-sheet)');
        const isWhite = backgroundColor === getComputedStyle(element).outlineColor;
        // Transparent shadows stand for none.
        return { isWhite, hasShadow: / [1-9]\d*px/.test(boxShadow) };
      });
    expect(await look()).toEqual({ isWhite: false, hasShadow: false });
    await scrollTo(page, 101);
    await expect.poll(look).toEqual({ isWhite: true, hasShadow: true });
  });

  it.each([390, 1280])(
    'shows the scroll-to-top button in the margin of the page at %i px (LAY-4)',
    async (width) => {
      const page = await visit({ width, reducedMotion: 'reduce' });
      await scrollTo(page, 1500);
      const tab = page.locator('.scroll-to-top > *');
      await expect.poll(() => tab.isVisible()).toBe(true);
      const { left, text } = await tab.evaluate((element) => {
        const column = document.querySelector('main .px-gutter') as Element;
        const margin = Number.parseFloat(getComputedStyle(column).paddingRight);
        return {
          left: element.getBoundingClientRect().left,
          text: column.getBoundingClientRect().right - margin,
        };
      });
      expect(left, `LAY-4 on / at ${width} px`).toBeGreaterThan(text);
    },
  );

  it('scrolls to the top smoothly (LAY-4)', async () => {
    const page = await visit();
    const behavior = () =>
      page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior);
    expect(await behavior(), 'LAY-4 on /').toBe('smooth');
  });

  it('underlines only the current path', async () => {
    const page = await visit({ path: '/about' });
    const current = page.getByRole('navigation', { name: 'Main' }).locator('[aria-current=page]');
    expect(await current.allInnerTexts()).toEqual(['About']);
    const lines = await page
      .locator('.main-menu > ul > li > :is(a, details > summary)')
      .evaluateAll((all) => all.map((link) => getComputedStyle(link, '::after').scale));
    const isDrawn = lines.map((scale) => !scale.startsWith('0'));
    expect(isDrawn.filter(Boolean)).toHaveLength(1);
    expect(isDrawn.indexOf(true)).toBe(1);
  });
});
