import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openSite } from '../support/open-site';

const visit = openSite({ reducedMotion: 'no-preference' });

const scrollTo = (page: Page, y: number) =>
  page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);

describe('the header (ST-SCROLL, LAY-1, LAY-4)', () => {
  it('is pinned beyond 100 px, and shows the scroll-to-top button beyond 200 px', async () => {
    const page = await visit();
    const header = page.getByRole('banner');
    const up = page.locator('button[aria-label="Scroll to top"]');
    const states = async () => [
      await header.getAttribute('data-state'),
      await up.getAttribute('data-state'),
    ];
    for (const [y, expected] of [
      [0, ['plain', 'hidden']],
      [100, ['plain', 'hidden']],
      [101, ['scrolled', 'hidden']],
      [200, ['scrolled', 'hidden']],
      [201, ['scrolled', 'shown']],
      [50, ['plain', 'hidden']],
    ] as const) {
      await scrollTo(page, y);
      await expect.poll(states, { message: `at ${y} px` }).toEqual(expected);
    }
    await scrollTo(page, 1500);
    expect((await header.boundingBox())?.y).toBe(0);
    await up.click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
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

  it.each([320, 390, 768, 1280])(
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

  it.each([360, 768, 1280])('scrolls to the top smoothly at %i px (LAY-4)', async (width) => {
    const page = await visit({ width });
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
