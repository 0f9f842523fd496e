import { appointment } from '@/content/appointment';
import { countries, countryAliases } from '@/content/countries.excerpt';
import { paydaysInput } from '@/content/tax-year.excerpt';
import { testimonials } from '@/content/testimonials';
import { product } from './sample';

/** Where a machine runs on the site. */
export type SiteWalk = {
  /** The page to open. */
  path: string;
  /** Required viewport width in px. */
  width?: number;
  /** The input that the machine starts with there, if it is not that of its table. */
  input?: unknown;
};

/** The site's walks by machine id. What causes its events is in `tests/release/walks`. */
export const walks: Readonly<Record<string, SiteWalk>> = {
  visit: { path: '/blog', input: { path: '/blog', place: { address: '/blog', index: 0 } } },
  navigation: { path: '/' },
  mobileMenu: { path: '/faq', width: 390 },
  desktopMenu: { path: '/faq', width: 1280 },
  headerScroll: { path: '/faq' },
  theme: { path: '/faq' },
  newsletter: { path: '/faq' },
  cart: { path: '/cart' },
  quantity: { path: product.path },
  numberField: { path: product.path },
  tabs: { path: product.path },
  coupon: { path: '/checkout' },
  form: { path: '/blog-details' },
  select: { path: '/appointment', input: { value: appointment.form.defaultInterest } },
  combobox: {
    path: '/checkout',
    input: { options: countries, aliases: countryAliases, value: 'United States' },
  },
  search: { path: '/blog' },
  pricing: { path: '/pricing' },
  payStatement: { path: '/' },
  paydays: { path: '/services/payroll-processing', input: paydaysInput },
  faq: { path: '/faq' },
  videoDialog: { path: '/about' },
  carousel: { path: '/login' },
  slideShow: { path: '/login', input: { count: testimonials.length } },
  counter: { path: '/' },
};
