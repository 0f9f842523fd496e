import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { menu } from '@/content/menu';
import { wideHeader } from '@/lib/wide-header';
import { isOpen, summary } from '../support/disclosure';
import { holdRequests } from '../support/hold-requests';
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
    // Neither the keyboard nor a finger finds it there.
    await page.getByRole('button', { name: 'Scroll to top' }).waitFor({ state: 'hidden' });
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
    expect(await look(), 'LAY-1 on /').toEqual({ isWhite: false, hasShadow: false });
    await scrollTo(page, 101);
    await expect
      .poll(look, { message: 'LAY-1 on /, 101 px down' })
      .toEqual({ isWhite: true, hasShadow: true });
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

describe('the mobile menu (LAY-3, ST-MENU)', () => {
  it('marks the group of the current page while the group is closed', async () => {
    const page = await visit({ path: '/services/payroll-processing', width: 390 });
    await page.getByRole('button', { name: 'Open menu' }).click();
    const lines = await page
      .getByRole('dialog', { name: 'Menu' })
      .locator('summary')
      .evaluateAll((all) =>
        all.map((line) => [line.textContent, getComputedStyle(line).textDecorationLine]),
      );
    expect(lines, 'LAY-3 on /services/payroll-processing').toEqual([
      ['Services', 'underline'],
      ['Shop', 'none'],
      ['Blog', 'none'],
      ['Pages', 'none'],
    ]);
  });

  it('comes in from the side (LAY-3)', async () => {
    const page = await visit({ width: 390 });
    const opening = page.evaluate(async () => {
      const menu = () => document.querySelector('dialog:modal');
      while (!menu()) await new Promise(requestAnimationFrame);
      const lefts: number[] = [];
      while (lefts.length < 60) {
        lefts.push(menu()?.getBoundingClientRect().left ?? 0);
        await new Promise(requestAnimationFrame);
      }
      return lefts;
    });
    await page.getByRole('button', { name: 'Open menu' }).click();
    const [first = 0, ...lefts] = await opening;
    expect(first, 'LAY-3 on /').toBeGreaterThan(lefts.at(-1) ?? 0);
  });

  it('keeps what has the focus clear of its head (LAY-3)', async () => {
    const page = await visit({ width: 390, height: 560, reducedMotion: 'reduce' });
    await page.getByRole('button', { name: 'Open menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await summary(menu, 'Pages').click();
    await menu.locator('a').last().focus();
    const links = await menu.locator('a:visible, summary:visible').count();
    for (let link = 2; link < links; link += 1) {
      await page.keyboard.press('Shift+Tab');
      const { name, top, isInHead } = await page.evaluate(() => ({
        name: document.activeElement?.textContent,
        top: document.activeElement?.getBoundingClientRect().top,
        isInHead: document.activeElement?.matches('dialog .sticky *'),
      }));
      if (isInHead) break;
      expect(top, `LAY-3 on /: ${name} below the head of the menu`).toBeGreaterThanOrEqual(80);
    }
  });

  it('closes once the window is so wide that the desktop menu replaces it (LAY-3)', async () => {
    const page = await visit({ width: 800, reducedMotion: 'reduce' });
    await page.getByRole('button', { name: 'Open menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await page.setViewportSize({ width: wideHeader * 16 - 1, height: 900 });
    await menu.getByRole('link', { name: 'Contact' }).hover();
    await page.setViewportSize({ width: wideHeader * 16, height: 900 });
    await menu.waitFor({ state: 'hidden' });
    const services = summary(page.getByRole('banner'), 'Services');
    await services.click();
    expect(await isOpen(services), 'LAY-2 on /: the desktop menu').toBe(true);
    await page.setViewportSize({ width: 800, height: 900 });
    await page.getByRole('button', { name: 'Open menu', expanded: false }).click();
    await menu.waitFor();
  });

  it('closes if the window became wide before hydration (ST-MENU)', async () => {
    const page = await visit({ width: 390 });
    const release = await holdRequests(page, '**/*.js');
    await page.reload({ waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Open menu' }).click();
    const modal = page.locator('#mobile-menu:modal');
    await modal.waitFor();
    await page.setViewportSize({ width: 1280, height: 900 });
    release();
    await expect.poll(() => modal.count(), { message: 'ST-MENU on /' }).toBe(0);
    expect(await page.locator('[data-modal]').count(), 'ST-MENU on /').toBe(0);
  });

  it('closes on ×, Escape and a click on the backdrop, and returns focus', async () => {
    const page = await visit({ width: 700 });
    const opener = page.getByRole('button', { name: 'Open menu' });
    const menu = page.getByRole('dialog', { name: 'Menu' });
    const closers = [
      () => menu.getByRole('button', { name: 'Close menu' }).click(),
      () => page.keyboard.press('Escape'),
      () => page.mouse.click(100, 450),
    ];
    for (const close of closers) {
      await opener.click();
      await menu.waitFor();
      await close();
      await menu.waitFor({ state: 'hidden' });
      const message = `LAY-3 on /: ${close}`;
      expect(await opener.getAttribute('aria-expanded'), message).toBe('false');
      const focused = await page.evaluate(() => document.activeElement?.ariaLabel);
      expect(focused, message).toBe('Open menu');
    }
  });
});

/** The first entry of a group's submenu. */
const firstOf = (group: string) => menu.find(({ name }) => name === group)?.submenu[0]?.name;

describe('the dropdown menus (LAY-1, LAY-2)', () => {
  it('work by keyboard, one at a time, and Escape returns focus', async () => {
    const page = await visit();
    const services = summary(page, 'Services');
    const blog = summary(page, 'Blog');
    await services.focus();
    await page.keyboard.press('Enter');
    expect(await isOpen(services)).toBe(true);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(
      firstOf('Services'),
    );
    await blog.focus();
    await page.keyboard.press('Space');
    expect(await isOpen(services)).toBe(false);
    expect(await isOpen(blog)).toBe(true);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    expect(await isOpen(blog)).toBe(false);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Blog');
    await page.keyboard.press('Enter');
    expect(await isOpen(blog)).toBe(true);
    await page.locator('main a').first().focus();
    await expect.poll(() => isOpen(blog), { message: 'LAY-1, focus has left' }).toBe(false);
  });

  it('focus their first link on Tab right after Enter', async () => {
    const page = await visit();
    await summary(page, 'Services').focus();
    await Promise.all([page.keyboard.press('Enter'), page.keyboard.press('Tab')]);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(
      firstOf('Services'),
    );
  });

  it('open and close on tap, and close on a tap elsewhere', async () => {
    const page = await visit({ hasTouch: true });
    const group = summary(page, 'Pages');
    await group.tap();
    expect(await isOpen(group)).toBe(true);
    await group.tap();
    expect(await isOpen(group)).toBe(false);
    await group.tap();
    await page.locator('h1').tap();
    expect(await isOpen(group)).toBe(false);
  });

  it('close on Escape wherever the focus is', async () => {
    const page = await visit();
    const group = summary(page, 'Shop');
    await group.hover();
    await expect.poll(() => isOpen(group)).toBe(true);
    await page.keyboard.press('Escape');
    expect(await isOpen(group)).toBe(false);
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  });

  it('close soon after the mouse has left', async () => {
    const page = await visit();
    const group = summary(page, 'Shop');
    await group.hover();
    await expect.poll(() => isOpen(group), { message: 'LAY-2 on /' }).toBe(true);
    await page.mouse.move(640, 700);
    await expect.poll(() => isOpen(group), { message: 'LAY-2 on /: the mouse left' }).toBe(false);
  });
});
