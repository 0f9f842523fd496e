import { desktopMenuMachine } from '@machines/desktop-menu.machine';
import { headerScrollMachine } from '@machines/header-scroll.machine';
import { mobileMenuMachine } from '@machines/mobile-menu.machine';
import { expect } from 'vitest';
import { menu } from '@/content/menu';
import { openOnes, summary } from '../../support/disclosure';
import { button, walkOnSite } from '../../support/walk-on-site';

const groups = menu.filter(({ isSubmenu }) => isSubmenu);
const [shop, blog] = [groups[1]?.id ?? '', groups[2]?.id ?? ''];
const nameOf = (id: string) => menu.find((item) => item.id === id)?.name ?? '';

walkOnSite(mobileMenuMachine, {
  visit: { path: '/faq', width: 390 },
  events: [
    { type: 'menu.opened' },
    { type: 'menu.closed' },
    { type: 'submenu.toggled', id: shop },
    { type: 'submenu.toggled', id: blog },
  ],
  perform: {
    'menu.opened': (page) => button(page, 'Open menu').click(),
    'menu.closed': (page) => button(page, 'Close menu').click(),
    'submenu.toggled': (page, { id }) => summary(page.getByRole('dialog'), nameOf(id)).click(),
  },
  shows: async (page, snapshot) => {
    const isOpen = snapshot.matches('open');
    await expect.poll(() => page.locator('#mobile-menu[open]').count()).toBe(isOpen ? 1 : 0);
    const { expandedId } = snapshot.context;
    await expect
      .poll(() => openOnes(page.locator('#mobile-menu')))
      .toEqual(expandedId ? [nameOf(expandedId)] : []);
  },
});

const grace = 'xstate.after.grace.desktopMenu.peeked.leaving' as const;

walkOnSite(desktopMenuMachine, {
  visit: { path: '/faq' },
  events: [
    { type: 'group.entered', id: shop },
    { type: 'group.entered', id: blog },
    { type: 'group.left' },
    { type: 'group.pressed', id: shop },
    { type: 'group.pressed', id: blog },
    { type: 'menu.dismissed' },
    { type: grace },
  ],
  prepare: async (page) => {
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
  },
  perform: {
    'group.entered': (page, { id }) => button(page, nameOf(id)).hover(),
    'group.left': (page) => page.mouse.move(640, 700),
    // By keyboard, because a mouse would enter the group first.
    'group.pressed': (page, { id }) => button(page, nameOf(id)).press('Enter'),
    'menu.dismissed': (page) => page.locator('#main').evaluate((main) => main.focus()),
    [grace]: (page) => page.clock.runFor(180),
  },
  shows: (page, { context: { openId } }) =>
    expect
      .poll(() => openOnes(page.getByRole('navigation', { name: 'Main' })))
      .toEqual(openId ? [nameOf(openId)] : []),
});

walkOnSite(headerScrollMachine, {
  visit: { path: '/faq' },
  events: [0, 101, 201].map((y) => ({ type: 'page.scrolled', y })),
  perform: {
    'page.scrolled': (page, { y }) =>
      page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y),
  },
  shows: (page, { value }) =>
    expect
      .poll(async () => ({
        header: await page.getByRole('banner').getAttribute('data-state'),
        scrollToTop: await page
          .locator('button[aria-label="Scroll to top"]')
          .getAttribute('data-state'),
      }))
      .toEqual(value),
});
