import type { EventObject, StateValue } from 'xstate';
import { about } from '@/content/about';
import { appointment } from '@/content/appointment';
import { countries, countryAliases } from '@/content/countries.excerpt';
import { firm } from '@/content/firm';
import { menu } from '@/content/menu';
import { shop } from '@/content/shop';
import { paydaysInput } from '@/content/tax-year.excerpt';
import { testimonials } from '@/content/testimonials';
import { button, type Control, field, label, type PageAction } from './page-action';
import { otherProduct, product } from './sample';

type Actions = readonly PageAction[];
type Payload = Record<string, unknown>;

/** Where a machine runs on the site, and how a visitor causes its events. */
export type SiteWalk = {
  /** The page to open. */
  path: string;
  /** Required viewport width in px. */
  width?: number;
  /** The input that the machine starts with there, if it is not that of its table. */
  input?: unknown;
  /** What a visitor does by event type, which can depend on its payload and the state. */
  actions?: Readonly<
    Record<string, Actions | ((event: EventObject & Payload, from: StateValue) => Actions)>
  >;
};

/** What a visitor does to cause an event in a state. */
export function actionsOf(
  { actions = {} }: SiteWalk,
  event: EventObject,
  from: StateValue,
): Actions | undefined {
  const found = actions[event.type];
  return typeof found === 'function' ? found(event as EventObject & Payload, from) : found;
}

const themeLabels: Record<string, string> = { system: 'System', light: 'Light', dark: 'Dark' };
const productName = (id: unknown) => (id === product.id ? product : otherProduct).name;
const menuName = (id: unknown) => menu.find((item) => item.id === id)?.name ?? '';
const undoToast = '.Toastify__toast:has(.toast-action) button';
const newsletterEmail = field('Email address');
const quantityField: Control = { css: 'input[role=spinbutton]' };
const country = field('Country/Region *');
const hours: Control = { css: 'input[role=spinbutton]', name: 'Hours' };
const firstPayday: Control = { css: 'input[type=date]', name: 'First payday' };
const option = (name: unknown): Control => ({ css: '[role=option]', name: `${name}` });

/** The site's walks by machine id. What no control causes is in `tests/site/walks`. */
export const walks: Readonly<Record<string, SiteWalk>> = {
  visit: {
    path: '/blog',
    input: { path: '/blog', place: { address: '/blog', index: 0 } },
    actions: { 'page.shown': ({ path }) => [{ visit: `${path}` }] },
  },
  navigation: { path: '/' },
  mobileMenu: {
    path: '/faq',
    width: 390,
    actions: {
      'menu.opened': [{ press: button('Open menu') }],
      'menu.closed': [{ press: button('Close menu') }],
      'submenu.toggled': ({ id }) => [{ press: { css: 'dialog summary', name: menuName(id) } }],
    },
  },
  desktopMenu: {
    path: '/faq',
    width: 1280,
    actions: {
      'group.entered': ({ id }) => [{ point: { css: `[data-group="${id}"]` } }],
      'menu.dismissed': [{ key: 'Escape' }],
    },
  },
  headerScroll: {
    path: '/faq',
    actions: { 'page.scrolled': ({ y }) => [{ scroll: Number(y) }] },
  },
  theme: {
    path: '/faq',
    actions: {
      'theme.chosen': ({ theme }) => [{ press: label(themeLabels[`${theme}`] ?? '') }],
    },
  },
  newsletter: {
    path: '/faq',
    actions: {
      'email.typed': ({ email }) => [{ fill: newsletterEmail, text: `${email}` }],
      'form.submitted': [{ press: button('Subscribe') }],
    },
  },
  cart: {
    path: '/cart',
    actions: {
      'item.decremented': [{ press: button(`One fewer of ${product.name}`) }],
      'quantity.typed': ({ quantity }) => {
        const quantityOf: Control = { css: 'input', name: `Quantity of ${product.name}` };
        return [
          { fill: quantityOf, text: `${quantity}` },
          { key: 'Enter', at: quantityOf },
        ];
      },
      'item.removed': ({ id }) => [{ press: button(`Remove ${productName(id)}`) }],
      'cart.emptied': [{ press: button('Empty Cart') }],
      'removal.undone': [{ press: { css: undoToast, name: 'Undo' } }],
      'removal.settled': [{ press: { css: undoToast, name: 'close' } }],
    },
  },
  quantity: {
    path: product.path,
    actions: {
      'quantity.incremented': [{ press: { css: 'button[aria-label^="One more"]' } }],
      'quantity.decremented': [{ press: { css: 'button[aria-label^="One fewer"]' } }],
      'quantity.typed': ({ quantity }) => [
        { fill: quantityField, text: `${quantity}` },
        { key: 'Enter', at: quantityField },
      ],
    },
  },
  numberField: {
    path: product.path,
    actions: {
      'text.typed': ({ text }) => [{ fill: quantityField, text: `${text}` }],
      'text.committed': [{ key: 'Enter', at: quantityField }],
      'text.discarded': [{ key: 'Escape', at: quantityField }],
    },
  },
  tabs: {
    path: product.path,
    actions: {
      'tab.selected': ({ index }) => [
        { press: button([shop.tabs.description, shop.tabs.reviews][Number(index)] ?? '') },
      ],
    },
  },
  coupon: {
    path: '/checkout',
    actions: { 'coupon.toggled': [{ press: { css: 'main summary' } }] },
  },
  form: {
    path: '/blog-details',
    actions: {
      'field.changed': ({ value }) => [
        typeof value === 'string'
          ? { fill: field('Name *'), text: value }
          : { press: { css: 'input[name=newsletter]' } },
      ],
      'form.submitted': [{ press: button('Post A Comment') }],
    },
  },
  select: {
    path: '/appointment',
    input: { value: appointment.form.defaultInterest },
    actions: {
      'list.opened': [{ press: { css: '[aria-haspopup=listbox]' } }],
      'list.closed': [{ press: { css: '[aria-haspopup=listbox]' } }],
      'option.chosen': ({ value }) => [{ press: option(value) }],
    },
  },
  combobox: {
    path: '/checkout',
    input: { options: countries, aliases: countryAliases, value: 'United States' },
    actions: {
      'list.opened': [{ focus: country }, { press: country }],
      'list.closed': [{ focus: { css: '#main' } }],
      'list.dismissed': [{ key: 'Escape', at: country }],
      'text.typed': ({ text }) => [{ focus: country }, { fill: country, text: `${text}` }],
      'option.chosen': ({ value }) => [{ press: option(value) }],
    },
  },
  search: {
    path: '/blog',
    actions: {
      'query.typed': ({ query }) => [{ fill: field('Search articles'), text: `${query}` }],
    },
  },
  pricing: {
    path: '/pricing',
    actions: {
      'monthly.selected': [{ press: label('Monthly') }],
      'yearly.selected': [{ press: label('Yearly') }],
    },
  },
  payStatement: {
    path: '/',
    actions: {
      'figure.incremented': [{ press: button('More hours') }],
      'figure.decremented': [{ press: button('Lower the pay rate') }],
      'figure.typed': ({ text }) => [{ fill: hours, text: `${text}` }],
      'text.committed': [{ key: 'Enter', at: hours }],
      'text.discarded': [{ key: 'Escape', at: hours }],
      'state.chosen': ({ state }) => [
        { press: label(state === 'wyoming' ? 'Wyoming' : 'Montana') },
      ],
      'paper.toggled': [{ press: button('For developers') }],
    },
  },
  paydays: {
    path: '/services/payroll-processing',
    input: paydaysInput,
    actions: {
      'payday.typed': ({ text }) => [{ fill: firstPayday, text: `${text}` }],
      'text.committed': [{ key: 'Enter', at: firstPayday }],
      'frequency.chosen': [{ press: label('Monthly') }],
      'calendar.saved': [{ press: button('Save as calendar') }],
    },
  },
  faq: {
    path: '/faq',
    actions: {
      'item.toggled': ({ index }) => [{ press: { css: 'main summary', index: Number(index) } }],
    },
  },
  videoDialog: {
    path: '/about',
    actions: {
      'video.opened': [{ press: button(about.intro.video.label) }],
      'video.closed': [{ press: button('Close video') }],
    },
  },
  carousel: { path: '/login' },
  slideShow: { path: '/login', input: { count: testimonials.length } },
  counter: {
    path: '/',
    actions: {
      'view.entered': [{ scroll: { css: `[aria-label="${firm.name} in figures"] p` } }],
    },
  },
};
