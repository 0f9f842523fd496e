import type { AnyStateMachine } from 'xstate';
import { carouselTable } from './carousel.table';
import { cartTable } from './cart.table';
import { comboboxTable } from './combobox.table';
import { counterTable } from './counter.table';
import { couponTable } from './coupon.table';
import type { SampledTable } from './define-table';
import { desktopMenuTable } from './desktop-menu.table';
import { faqTable } from './faq.table';
import { formTable } from './form.table';
import { headerScrollTable } from './header-scroll.table';
import { mobileMenuTable } from './mobile-menu.table';
import { navigationTable } from './navigation.table';
import { newsletterTable } from './newsletter.table';
import { numberFieldTable } from './number-field.table';
import { payStatementTable } from './pay-statement.table';
import { paydaysTable } from './paydays.table';
import { pricingTable } from './pricing.table';
import { quantityTable } from './quantity.table';
import { searchTable } from './search.table';
import { selectTable } from './select.table';
import { slideShowTable } from './slide-show.table';
import { tabsTable } from './tabs.table';
import { themeTable } from './theme.table';
import { videoDialogTable } from './video-dialog.table';
import { visitTable } from './visit.table';

/** Every machine of the site by its table, in the groups of the workbench: the one list that a new machine joins. */
const grouped: Readonly<Record<string, readonly SampledTable[]>> = {
  'On every page': [
    visitTable,
    navigationTable,
    mobileMenuTable,
    desktopMenuTable,
    headerScrollTable,
    themeTable,
    newsletterTable,
  ],
  Shop: [cartTable, quantityTable, couponTable, tabsTable],
  'Forms and fields': [formTable, numberFieldTable, selectTable, comboboxTable, searchTable],
  'Prices and pay': [pricingTable, payStatementTable, paydaysTable],
  'Opening and moving': [faqTable, videoDialogTable, carouselTable, slideShowTable, counterTable],
};

/** The transition tables and sample events of the site's machines, by machine id. */
export const tables: Readonly<Record<string, SampledTable>> = Object.fromEntries(
  Object.values(grouped)
    .flat()
    .map((table) => [table.machine.id, table]),
);

/** The site's machines, by id. */
export const machines: Readonly<Record<string, AnyStateMachine>> = Object.fromEntries(
  Object.values(tables).map(({ machine }) => [machine.id, machine]),
);

/** The ids of the machines, by where they are met. */
export const groups: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(grouped).map(([name, all]) => [name, all.map(({ machine }) => machine.id)]),
);
