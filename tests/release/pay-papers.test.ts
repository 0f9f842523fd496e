import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { behindPaper } from '@/content/home';
import { holdRequests } from '../support/hold-requests';
import { hurry, hurryTimers } from '../support/hurry';
import { openSite } from '../support/open-site';

const visit = openSite();

const papers = (page: Page) => page.locator('section[aria-labelledby=hero-title] figure');

describe('the papers of the hero', () => {
  it.each([768, 800, 900, 1023, 1024, 1180, 1280, 1440, 1920])(
    'covers no words beside it at %i px (HOME-1)',
    async (width) => {
      const page = await visit({ width });
      const beside = await page.evaluate(() => {
        const hero = document.querySelector('section[aria-labelledby=hero-title]') as Element;
        const draw = hero.querySelector('figure .balance-stamp')?.parentElement;
        const edges = draw?.getBoundingClientRect() ?? new DOMRect();
        const texts = document.createTreeWalker(hero, NodeFilter.SHOW_TEXT);
        const range = document.createRange();
        const found: { text: string; isCovered: boolean }[] = [];
        while (texts.nextNode()) {
          const node = texts.currentNode;
          if (node.parentElement?.closest('figure, .sr-only')) continue;
          range.selectNodeContents(node);
          const isCovered = [...range.getClientRects()].some(
            ({ left, right, top, bottom }) =>
              left < edges.right && right > edges.left && top < edges.bottom && bottom > edges.top,
          );
          found.push({ text: node.textContent ?? '', isCovered });
        }
        return found;
      });
      expect(beside.length).toBeGreaterThan(3);
      const covered = beside.filter(({ isCovered }) => isCovered);
      expect(covered, `HOME-1 on / at ${width} px`).toEqual([]);
    },
  );

  it('shows no old digit once the new ones have rolled in (ST-PAY-1)', async () => {
    const page = await visit({ reducedMotion: 'no-preference' });
    const shown = await page.evaluate(async () => {
      document.querySelector<HTMLElement>('[aria-label="More hours"]')?.click();
      const old = () => [...document.querySelectorAll('[data-digit] + span')];
      while (old().length === 0) await new Promise(requestAnimationFrame);
      let late = 0;
      while (old().length > 0) {
        const rolled = old().filter((digit) => digit.getAnimations().length === 0);
        late += rolled.filter((digit) => getComputedStyle(digit).opacity !== '0').length;
        await new Promise(requestAnimationFrame);
      }
      return late;
    });
    expect(shown, 'ST-PAY-1 on /: old digits over new ones').toBe(0);
  });

  it.each([
    [1280, 800],
    [390, 844],
  ])('a press on + shows what it changes on the screen, at %i × %i px', async (width, height) => {
    const page = await visit({ width, height });
    const more = page.getByRole('button', { name: 'More hours' });
    await more.click();
    const box = await more.boundingBox();
    const shown = papers(page).locator(
      'output, .balance-stamp, dl > :has(output), dl > :has([aria-hidden])',
    );
    const bottoms = await shown.evaluateAll((all) =>
      all
        .filter((element) => !element.closest('details'))
        .map((element) => element.getBoundingClientRect().bottom),
    );
    expect(bottoms.length).toBeGreaterThan(2);
    expect(Math.max(...bottoms)).toBeLessThanOrEqual(height);
    expect(box?.y).toBeGreaterThan(0);
  });
});

const tab = (page: Page) => page.getByRole('button', { name: behindPaper.tab });
const chart = (page: Page) => page.getByRole('region', { name: behindPaper.region });

/** The places of what stands above the tab. */
const placesAbove = (page: Page) =>
  papers(page)
    .locator('input, output, .balance-stamp, .balance-stamp + dl')
    .evaluateAll((all) =>
      all.map((one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        return JSON.stringify([x, y + scrollY, width, height].map(Math.round));
      }),
    );

describe('the lifted paper (ST-PAY-6)', () => {
  const visitAlone = openSite({ isIsolated: true });

  it('says so if the chart does not arrive, and tries again the next time', async () => {
    const page = await visitAlone({ expectsFailedRequests: true });
    await page.route('**/pay-chart*', (route) => route.abort());
    await tab(page).click();
    await expect
      .poll(() => chart(page).getByRole('status').innerText(), { message: 'ST-PAY-6 on /' })
      .toBe(behindPaper.missing);
    expect(await page.locator('a[href*=statecharts]').isVisible()).toBe(true);
    await page.unroute('**/pay-chart*');
    await tab(page).click();
    await tab(page).click();
    await chart(page).getByRole('img').waitFor();
  });

  it('says so if the chart is still to come after 15 s', async () => {
    const page = await visitAlone();
    await hurryTimers(page);
    await page.reload();
    const release = await holdRequests(page, '**/pay-chart*');
    await tab(page).click();
    await expect
      .poll(() => chart(page).getByRole('status').innerText(), {
        message: 'ST-PAY-6 on /',
        timeout: 20_000 / hurry,
      })
      .toBe(behindPaper.missing);
    release();
  });

  it.each([390, 768, 1024, 1280, 1920])(
    'moves nothing above it and keeps the page as wide, at %i px',
    async (width) => {
      const page = await visit({ width });
      const before = await placesAbove(page);
      expect(before.length).toBeGreaterThan(3);
      // Without scrolling to the tab.
      await tab(page).evaluate((button: HTMLElement) => button.click());
      await chart(page).getByRole('img').waitFor();
      expect(await placesAbove(page)).toEqual(before);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    },
  );

  it.each([
    [1280, 800],
    [768, 1024],
  ])('comes into sight as far as the controls stay there, at %i × %i px', async (width, height) => {
    const page = await visit({ width, height });
    await tab(page).click();
    const above = async () => {
      const header = await page.getByRole('banner').boundingBox();
      const controls = await papers(page).locator('.pay-controls').boundingBox();
      return (controls?.y ?? 0) - (header?.y ?? 0) - (header?.height ?? 0);
    };
    const below = async () => {
      const under = await page.locator('#pay-chart').boundingBox();
      return height - (under?.y ?? 0) - (under?.height ?? 0);
    };
    const isSettled = async () =>
      Math.min(Math.abs((await above()) - 16), Math.abs((await below()) - 16)) < 2;
    await expect.poll(isSettled, { message: 'ST-PAY-6 on /' }).toBe(true);
    expect(await above()).toBeGreaterThanOrEqual(14);
  });

  it('is as large on a phone, where it scrolls sideways by keyboard, too', async () => {
    const page = await visit({ width: 390 });
    await tab(page).click();
    await chart(page).getByRole('img').waitFor();
    const region = await chart(page).evaluate((element) => ({
      isWider: element.scrollWidth > element.clientWidth,
      isFocusable: element.tabIndex === 0,
    }));
    expect(region).toEqual({ isWider: true, isFocusable: true });
    const scrolled = () => chart(page).evaluate((element) => element.scrollLeft);
    expect(await scrolled()).toBe(0);
    await chart(page).focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(scrolled).toBeGreaterThan(0);
    const words = await chart(page)
      .locator('text')
      .evaluateAll((all) => all.map((text) => (text as SVGTextElement).getScreenCTM()?.a ?? 0));
    // The smallest text has 12 px.
    expect(Math.min(...words) * 12).toBeGreaterThan(10);
  });
});
