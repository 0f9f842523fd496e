import { button, label } from '../frame/act';
import type { SiteWalk } from '../frame/drive-frame';

export const pricing: SiteWalk = {
  path: '/pricing',
  events: [{ type: 'monthly.selected' }, { type: 'yearly.selected' }],
  acts: {
    'monthly.selected': [{ press: label('Monthly') }],
    'yearly.selected': [{ press: label('Yearly') }],
  },
};

export const faq: SiteWalk = {
  path: '/faq',
  events: [
    { type: 'item.toggled', index: 0 },
    { type: 'item.toggled', index: 2 },
  ],
  acts: {
    'item.toggled': ({ index }) => [
      { press: { css: 'main summary', place: Number(index), called: 'question' } },
    ],
  },
};

export const tabs: SiteWalk = {
  path: '/shop/multistate-payroll',
  events: [{ type: 'description.selected' }, { type: 'reviews.selected' }],
  acts: {
    'description.selected': [{ press: label('Description') }],
    'reviews.selected': [{ press: label('Reviews (0)') }],
  },
};

export const videoDialog: SiteWalk = {
  path: '/about',
  events: [{ type: 'video.opened' }, { type: 'video.closed' }],
  acts: {
    'video.opened': [{ press: button('Play the video') }],
    'video.closed': [{ press: button('Close video') }],
  },
};

export const coupon: SiteWalk = {
  path: '/checkout',
  events: [{ type: 'coupon.toggled' }],
  acts: { 'coupon.toggled': [{ press: { css: 'main summary', called: 'line about coupons' } }] },
};
