import { button, label } from '../frame/page-action';
import type { SiteWalk } from '../frame/site-walk';

/** Monthly and yearly prices. */
export const pricing: SiteWalk = {
  path: '/pricing',
  actions: {
    'monthly.selected': [{ press: label('Monthly') }],
    'yearly.selected': [{ press: label('Yearly') }],
  },
};

/** The questions of the FAQ page. */
export const faq: SiteWalk = {
  path: '/faq',
  actions: {
    'item.toggled': ({ index }) => [
      { press: { css: 'main summary', index: Number(index), description: 'question' } },
    ],
  },
};

/** A product's tabs. */
export const tabs: SiteWalk = {
  path: '/shop/multistate-payroll',
  actions: {
    'tab.selected': ({ index }) => [{ press: button(index === 0 ? 'Description' : 'Reviews (0)') }],
  },
};

/** The video of the about page. */
export const videoDialog: SiteWalk = {
  path: '/about',
  actions: {
    'video.opened': [{ press: button('Play the video') }],
    'video.closed': [{ press: button('Close video') }],
  },
};

/** The coupon of the checkout. */
export const coupon: SiteWalk = {
  path: '/checkout',
  actions: {
    'coupon.toggled': [{ press: { css: 'main summary', description: 'line about coupons' } }],
  },
};
