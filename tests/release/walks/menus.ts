import { desktopMenuMachine } from '@machines/desktop-menu.machine';
import { headerScrollMachine } from '@machines/header-scroll.machine';
import { mobileMenuMachine } from '@machines/mobile-menu.machine';
import { expect } from 'vitest';
import { menu } from '@/content/menu';
import { openOnes, summary } from '../../support/disclosure';
import { button, walkOnSite } from '../../support/walk-on-site';

const nameOf = (id: string) => menu.find((item) => item.id === id)?.name ?? '';

walkOnSite(mobileMenuMachine, {
  perform: {
    'menu.opened': (page) => button(page, 'Open menu').click(),
    'menu.closed': (page) => button(page, 'Close menu').click(),
    'submenu.toggled': (page, { id }) => summary(page.locator('#mobile-menu'), nameOf(id)).click(),
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
  prepare: async (page) => {
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
  },
  perform: {
    'group.entered': (page, { id }) => page.locator(`[data-group="${id}"]`).last().hover(),
    'menu.dismissed': (page) => page.keyboard.press('Escape'),
    'group.left': (page) => page.mouse.move(640, 700),
    // By keyboard, because a mouse would enter the group first.
    'group.pressed': (page, { id }) => button(page, nameOf(id)).press('Enter'),
    [grace]: (page) => page.clock.runFor(180),
  },
  shows: (page, { context: { openId } }) =>
    expect
      .poll(() => openOnes(page.getByRole('navigation', { name: 'Main' })))
      .toEqual(openId ? [nameOf(openId)] : []),
});

walkOnSite(headerScrollMachine, {
  reports: ['page.scrolled'],
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
