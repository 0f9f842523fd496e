import { carouselTable } from './carousel.table';
import { cartTable } from './cart.table';
import { comboboxTable } from './combobox.table';
import { counterTable } from './counter.table';
import { couponTable } from './coupon.table';
import type { Table } from './define-table';
import { desktopMenuTable } from './desktop-menu.table';
import { faqTable } from './faq.table';
import { formTable } from './form.table';
import { headerScrollTable } from './header-scroll.table';
import { mobileMenuTable } from './mobile-menu.table';
import { navigationTable } from './navigation.table';
import { newsletterTable } from './newsletter.table';
import { numberFieldTable } from './number-field.table';
import { payStatementTable } from './pay-statement.table';
import { pricingTable } from './pricing.table';
import { quantityTable } from './quantity.table';
import { searchTable } from './search.table';
import { selectTable } from './select.table';
import { slideShowTable } from './slide-show.table';
import { tabsTable } from './tabs.table';
import { videoDialogTable } from './video-dialog.table';

/** The transition table of every machine, by the machine's id. */
export const tables: Record<string, Table> = Object.fromEntries(
  [
    carouselTable,
    cartTable,
    comboboxTable,
    counterTable,
    couponTable,
    desktopMenuTable,
    faqTable,
    formTable,
    headerScrollTable,
    mobileMenuTable,
    navigationTable,
    newsletterTable,
    numberFieldTable,
    payStatementTable,
    pricingTable,
    quantityTable,
    searchTable,
    selectTable,
    slideShowTable,
    tabsTable,
    videoDialogTable,
  ].map((table) => [table.machine.id, table]),
);
