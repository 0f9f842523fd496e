import type { SiteWalk } from '../frame/drive-frame';
import { cart } from './cart';
import { coupon, faq, pricing, tabs, videoDialog } from './disclosures';
import { combobox, form, newsletter, numberField, quantity, search, select } from './fields';
import { desktopMenu, headerScroll, mobileMenu } from './menus';
import { carousel, counter, slideShow } from './motion';
import { navigation } from './navigation';
import { payStatement } from './pay-statement';

/** The visitor actions that trigger each machine's events, by machine id. */
export const walks: Readonly<Record<string, SiteWalk>> = {
  carousel,
  cart,
  combobox,
  counter,
  coupon,
  desktopMenu,
  faq,
  form,
  headerScroll,
  mobileMenu,
  navigation,
  newsletter,
  numberField,
  payStatement,
  pricing,
  quantity,
  search,
  select,
  slideShow,
  tabs,
  videoDialog,
};
