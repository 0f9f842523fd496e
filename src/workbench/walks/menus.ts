import { menu } from '@/content/menu';
import type { SiteWalk } from '../frame/drive-frame';
import { button } from '../frame/page-action';

const groups = menu.filter(({ isSubmenu }) => isSubmenu);
const ids = groups.slice(1, 3).map(({ id }) => id);
const nameOf = (id: unknown) => groups.find((group) => group.id === id)?.name ?? `${id}`;
const idOf = (event: object) => (event as { id: string }).id;

/** Viewport widths, in px, at which each menu is shown. */
export const widths = { desktop: 1280, mobile: 390 };

/** The menu of small screens. */
export const mobileMenu: SiteWalk = {
  path: '/faq',
  isEverywhere: true,
  width: widths.mobile,
  events: [
    { type: 'menu.opened' },
    { type: 'menu.closed' },
    ...ids.map((id) => ({ type: 'submenu.toggled', id })),
  ],
  actions: {
    'menu.opened': [{ press: button('Open menu') }],
    'menu.closed': [{ press: button('Close menu') }],
    'submenu.toggled': ({ id }) => [{ press: { css: 'dialog summary', name: nameOf(id) } }],
  },
};

const group = (id: string) => ({
  css: `[data-group="${id}"]`,
  description: `menu’s ${nameOf(id)}`,
});
const openGroup = { css: '[data-group]:has(details[open])', description: 'open submenu' };

/** The menu of wide screens. */
export const desktopMenu: SiteWalk = {
  path: '/faq',
  isEverywhere: true,
  width: widths.desktop,
  events: [
    ...ids.map((id) => ({ type: 'group.pressed', id })),
    ...ids.map((id) => ({ type: 'group.entered', id })),
    { type: 'group.left' },
    { type: 'menu.dismissed' },
  ],
  actions: {
    'group.entered': (event) => [{ point: group(idOf(event)) }],
    'group.left': [{ pointAway: openGroup }],
    'group.pressed': ({ id }) => [{ press: { css: '[data-group] summary', name: nameOf(id) } }],
    'menu.dismissed': [{ key: 'Escape' }],
  },
};

/** The header while the page scrolls. */
export const headerScroll: SiteWalk = {
  path: '/faq',
  isEverywhere: true,
  events: [0, 150, 300].map((y) => ({ type: 'page.scrolled', y })),
  actions: { 'page.scrolled': ({ y }) => [{ scroll: Number(y) }] },
};
