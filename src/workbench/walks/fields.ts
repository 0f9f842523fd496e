import type { AnyMachineSnapshot } from 'xstate';
import { countries } from '@/content/countries.excerpt';
import { countryAliases } from '@/content/country-aliases';
import { listedPosts } from '@/content/listed-posts.excerpt';
import { button, type Control, field } from '../frame/act';
import type { SiteWalk } from '../frame/drive-frame';

const email = field('Email address');

export const newsletter: SiteWalk = {
  path: '/faq',
  isEverywhere: true,
  events: ({ context }) => [
    ...['ann@books.example', '']
      .filter((text) => text !== context.email)
      .map((text) => ({ type: 'email.typed', email: text })),
    { type: 'form.submitted' },
    { type: 'page.changed' },
  ],
  acts: {
    'email.typed': ({ email: text }) => [{ fill: email, text: `${text}` }],
    'form.submitted': [{ press: button('Subscribe') }],
    'page.changed': [
      { press: { css: 'main a[href^="/"]:not([target])', called: 'first link of the page' } },
    ],
  },
};

const product = '/shop/multistate-payroll';
const number: Control = { css: 'input[role=spinbutton]', called: 'quantity field' };

export const numberField: SiteWalk = {
  path: product,
  events: ({ value, context }) => [
    // A field hears of another text than it shows.
    ...['12', '-3']
      .filter((text) => text !== (value === 'typing' ? context.text : `${context.number}`))
      .map((text) => ({ type: 'text.typed', text })),
    { type: 'text.committed' },
    { type: 'text.discarded' },
  ],
  acts: {
    'text.typed': ({ text }) => [{ fill: number, text: `${text}` }],
    'text.committed': [{ key: 'Enter', at: number }],
    'text.discarded': [{ key: 'Escape', at: number }],
  },
};

export const quantity: SiteWalk = {
  path: product,
  events: ({ context }) => [
    { type: 'quantity.incremented' },
    { type: 'quantity.decremented' },
    { type: 'quantity.typed', quantity: context.quantity === 3 ? 2 : 3 },
  ],
  acts: {
    'quantity.incremented': [
      { press: { css: 'button[aria-label^="One more"]', called: '+ button' } },
    ],
    'quantity.decremented': [
      { press: { css: 'button[aria-label^="One fewer"]', called: '− button' } },
    ],
    'quantity.typed': ({ quantity: wanted }) => [
      { fill: number, text: `${wanted}` },
      { key: 'Enter', at: number },
    ],
  },
};

const options = ['Tax Service', 'Accounting Service'];

export const select: SiteWalk = {
  path: '/appointment',
  input: { value: 'Accounting Service' },
  events: ({ context }) => [
    { type: 'list.toggled' },
    ...options
      .filter((value) => value !== context.value)
      .map((value) => ({ type: 'option.chosen', value })),
  ],
  acts: {
    'list.toggled': [{ press: { css: '[aria-haspopup=listbox]', called: 'Interest list' } }],
    'option.chosen': ({ value }) => [{ press: { css: '[role=option]', name: `${value}` } }],
  },
};

const country = field('Country/Region *');

export const combobox: SiteWalk = {
  path: '/checkout',
  // The page has another one, for states.
  isOne: ({ context }: AnyMachineSnapshot) =>
    context.options.some(({ name }: { name: string }) => name === 'Niger'),
  input: { options: countries, aliases: countryAliases, value: 'United States' },
  events: ({ context }) => [
    { type: 'list.toggled' },
    { type: 'list.dismissed' },
    ...['', 'niger', 'zebra', 'Niger']
      .filter((text) => text !== context.text)
      .map((text) => ({ type: 'text.typed', text })),
    ...(context.matches.includes('Niger') && context.text === 'niger'
      ? [{ type: 'option.chosen', value: 'Niger' }]
      : []),
  ],
  acts: {
    'list.toggled': (_, from) =>
      from === 'closed'
        ? [{ focus: country }, { press: country }]
        : [{ focus: { css: '#main', called: 'rest of the page' } }],
    'list.dismissed': [{ key: 'Escape', at: country }],
    'text.typed': ({ text }) => [{ focus: country }, { fill: country, text: `${text}` }],
    'option.chosen': ({ value }) => [{ press: { css: '[role=option]', name: `${value}` } }],
  },
};

const query = field('Search articles');

export const search: SiteWalk = {
  path: '/blog',
  input: {
    entries: listedPosts.map(({ id, title, desc, tag }) => ({
      id,
      text: `${title} ${desc} ${tag}`.toLowerCase(),
    })),
  },
  events: ({ context }) =>
    ['bank', 'zebra', '']
      .filter((text) => text !== context.query)
      .map((text) => ({ type: 'query.typed', query: text })),
  acts: { 'query.typed': ({ query: text }) => [{ fill: query, text: `${text}` }] },
};
