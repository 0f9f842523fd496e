import type { SiteWalk } from '../frame/drive-frame';
import { button, label } from '../frame/page-action';

/** Monthly and yearly prices. */
export const pricing: SiteWalk = {
  path: '/pricing',
  events: [{ type: 'monthly.selected' }, { type: 'yearly.selected' }],
  actions: {
    'monthly.selected': [{ press: label('Monthly') }],
    'yearly.selected': [{ press: label('Yearly') }],
  },
};

/** The questions of the FAQ page. */
export const faq: SiteWalk = {
  path: '/faq',
  events: [
    { type: 'item.toggled', index: 0 },
    { type: 'item.toggled', index: 2 },
  ],
  actions: {
    'item.toggled': ({ index }) => [
      { press: { css: 'main summary', index: Number(index), description: 'question' } },
    ],
  },
};

/** A product's tabs. */
export const tabs: SiteWalk = {
  path: '/shop/multistate-payroll',
  events: [0, 1].map((index) => ({ type: 'tab.selected', index })),
  actions: {
    'tab.selected': ({ index }) => [{ press: button(index === 0 ? 'Description' : 'Reviews (0)') }],
  },
};

/** The video of the about page. */
export const videoDialog: SiteWalk = {
  path: '/about',
  events: [{ type: 'video.opened' }, { type: 'video.closed' }],
  actions: {
    'video.opened': [{ press: button('Play the video') }],
    'video.closed': [{ press: button('Close video') }],
  },
};

/** The coupon of the checkout. */
export const coupon: SiteWalk = {
  path: '/checkout',
  events: [{ type: 'coupon.toggled' }],
  actions: {
    'coupon.toggled': [{ press: { css: 'main summary', description: 'line about coupons' } }],
  },
};
