import type { Theme } from '@/effects/show-theme';
import { button, label } from '../frame/page-action';
import type { SiteWalk } from '../frame/site-walk';
import { sample } from '../sample.excerpt';

const themeLabels = { system: 'System', light: 'Light', dark: 'Dark' };

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
  path: sample.productPath,
  actions: {
    'tab.selected': ({ index }) => [{ press: button(sample.tabs[Number(index)] ?? '') }],
  },
};

/** The video of the about page. */
export const videoDialog: SiteWalk = {
  path: '/about',
  actions: {
    'video.opened': [{ press: button(sample.videoLabel) }],
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

/** The switch of the footer. */
export const theme: SiteWalk = {
  path: '/faq',
  actions: {
    'theme.chosen': ({ theme }) => [{ press: label(themeLabels[theme as Theme]) }],
  },
};
