import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { wideHeader } from '@/lib/wide-header';
import { isOpen, openOnes, summary } from '../support/disclosure';
import { openSite } from '../support/open-site';

const visit = openSite();

/** px from which the menu of wide screens shows. */
const wide = wideHeader * 16;

const scrollTo = (page: Page, y: number) =>
  page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);

describe('the header (ST-SCROLL, LAY-1, LAY-4)', () => {
  it('is pinned beyond 100 px, and the way back up shows beyond 200 px', async () => {
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

  it('keeps the phone beside a cart where there is room for an icon only', async () => {
    const page = await visit({ path: '/shop/multistate-payroll', width: wide });
    await page.getByRole('button', { name: 'Add to Cart' }).click();
    await page.getByRole('banner').getByRole('link', { name: 'Cart, 1 item' }).waitFor();
    const phone = page.getByRole('banner').getByRole('link', { name: '(406) 555-0120' });
    const { width = 0, height = 0 } = (await phone.first().boundingBox()) ?? {};
    expect([width, height].map(Math.round)).toEqual([44, 44]);
  });

  it('underlines the current path alone', async () => {
    const page = await visit({ path: '/about' });
    const current = page.getByRole('navigation', { name: 'Main' }).locator('[aria-current=page]');
    expect(await current.allInnerTexts()).toEqual(['About']);
  });
});

describe('the dropdown menus', () => {
  it('open on hover, stay for a moment, and close when the mouse has left', async () => {
    const page = await visit();
    const group = summary(page, 'Shop');
    await group.hover();
    await expect.poll(() => isOpen(group)).toBe(true);
    await page.getByRole('link', { name: 'Checkout' }).hover();
    expect(await isOpen(group)).toBe(true);
    await page.mouse.move(10, 600);
    await expect.poll(() => isOpen(group)).toBe(false);
  });

  it('work by keyboard, one at a time; Escape gives focus back', async () => {
    const page = await visit();
    const services = summary(page, 'Services');
    const blog = summary(page, 'Blog');
    await services.focus();
    await page.keyboard.press('Enter');
    expect(await isOpen(services)).toBe(true);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('All Services');
    await blog.focus();
    await page.keyboard.press('Space');
    expect(await isOpen(services)).toBe(false);
    expect(await isOpen(blog)).toBe(true);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    expect(await isOpen(blog)).toBe(false);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Blog');
  });

  it('let a Tab that follows the press at once come to their first link', async () => {
    const page = await visit();
    await summary(page, 'Services').focus();
    await Promise.all([page.keyboard.press('Enter'), page.keyboard.press('Tab')]);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('All Services');
  });

  it('open and close on touch, and close on a tap elsewhere', async () => {
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

  it('keep closed submenus out of the tab order', async () => {
    const page = await visit();
    await summary(page, 'Services').focus();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Shop');
  });

  it('are dismissed by Escape wherever the focus is', async () => {
    const page = await visit();
    const group = summary(page, 'Shop');
    await group.hover();
    await expect.poll(() => isOpen(group)).toBe(true);
    await page.keyboard.press('Escape');
    expect(await isOpen(group)).toBe(false);
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  });

  it('close as a link beside them is followed', async () => {
    const page = await visit();
    const group = summary(page, 'Services');
    await group.click();
    await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click();
    expect(await isOpen(group)).toBe(false);
  });
});

describe('the menu of small screens (ST-MENU)', () => {
  it('marks the group of the page while it is closed', async () => {
    const page = await visit({ path: '/services/payroll-processing', width: 390 });
    await page.getByRole('button', { name: 'Open menu' }).click();
    const lines = await page
      .getByRole('dialog', { name: 'Menu' })
      .locator('summary')
      .evaluateAll((all) =>
        all.map((line) => [line.textContent, getComputedStyle(line).textDecorationLine]),
      );
    expect(lines).toEqual([
      ['Services', 'underline'],
      ['Shop', 'none'],
      ['Blog', 'none'],
      ['Pages', 'none'],
    ]);
  });

  it('slides in, expands one submenu at a time, and follows a link', async () => {
    const page = await visit({ width: 390, hasTouch: true, isMobile: true });
    await page.getByRole('button', { name: 'Open menu' }).tap();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await menu.waitFor();
    const expanded = () => openOnes(menu);
    expect(await expanded()).toEqual([]);
    await summary(menu, 'Shop').tap();
    await expect.poll(expanded).toEqual(['Shop']);
    await summary(menu, 'Pages').tap();
    await expect.poll(expanded).toEqual(['Pages']);
    await summary(menu, 'Pages').tap();
    await expect.poll(expanded).toEqual([]);
    await summary(menu, 'Blog').tap();
    await menu.getByRole('link', { name: 'All Articles' }).tap();
    await expect.poll(() => page.title()).toBe('Blog - Accupay Vue App');
    await expect.poll(() => menu.isVisible()).toBe(false);
  });

  it('stays as the window widens, until the menu of wide screens takes its place', async () => {
    const page = await visit({ width: 800, reducedMotion: 'reduce' });
    await page.getByRole('button', { name: 'Open menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await page.setViewportSize({ width: wide - 1, height: 900 });
    await menu.getByRole('link', { name: 'Contact' }).hover();
    await page.setViewportSize({ width: wide, height: 900 });
    await menu.waitFor({ state: 'hidden' });
    const services = summary(page.getByRole('banner'), 'Services');
    await services.click();
    expect(await isOpen(services)).toBe(true);
    await page.setViewportSize({ width: 800, height: 900 });
    await page.getByRole('button', { name: 'Open menu', expanded: false }).click();
    await menu.waitFor();
  });

  it('closes by its ×, by Escape and by the backdrop, and gives focus back', async () => {
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
      expect(await opener.getAttribute('aria-expanded')).toBe('false');
      expect(await page.evaluate(() => document.activeElement?.ariaLabel)).toBe('Open menu');
    }
  });
});
