import { describe, expect, it } from 'vitest';
import { menu } from '@/content/menu';
import { isOpen, summary } from '../support/disclosure';
import { openSite } from '../support/open-site';

/** The first entry of a group's submenu. */
const firstOf = (group: string) => menu.find(({ name }) => name === group)?.submenu[0]?.name;

const visit = openSite({ reducedMotion: 'no-preference' });

describe('the dropdown menus (LAY-1, LAY-2)', () => {
  it('open on hover, and close after the mouse has left', async () => {
    const page = await visit();
    const group = summary(page, 'Shop');
    await group.hover();
    await expect.poll(() => isOpen(group)).toBe(true);
    await page.getByRole('link', { name: 'Checkout' }).hover();
    expect(await isOpen(group)).toBe(true);
    await page.mouse.move(10, 600);
    await expect.poll(() => isOpen(group)).toBe(false);
  });

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
});
