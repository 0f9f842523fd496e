import { menu } from '@/content/menu';
import { button } from '../frame/page-action';
import type { SiteWalk } from '../frame/site-walk';
import { widths } from '../frame/widths';

const groups = menu.filter(({ isSubmenu }) => isSubmenu);
const nameOf = (id: unknown) => groups.find((group) => group.id === id)?.name ?? `${id}`;
const idOf = (event: object) => (event as { id: string }).id;

/** The menu of small screens. */
export const mobileMenu: SiteWalk = {
  path: '/faq',
  isEverywhere: true,
  width: widths.mobile,
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
  actions: { 'page.scrolled': ({ y }) => [{ scroll: Number(y) }] },
};
