import type { AnyActorRef } from 'xstate';
import { countries, countryAliases } from '@/content/countries.excerpt';
import { listedPosts } from '@/content/listed-posts.excerpt';
import { blogSearch } from '@/lib/page-address';
import { button, type Control, field, link } from '../frame/page-action';
import type { SiteWalk } from '../frame/site-walk';
import { sample } from '../sample.excerpt';

const email = field('Email address');

/** The sign-up in the footer. */
export const newsletter: SiteWalk = {
  path: '/faq',
  isEverywhere: true,
  actions: {
    'email.typed': ({ email: text }) => [{ fill: email, text: `${text}` }],
    'form.submitted': [{ press: button('Subscribe') }],
    'page.changed': [
      { press: { css: 'main a[href^="/"]:not([target])', description: 'first link of the page' } },
    ],
  },
};

const post = '/blog-details';
const newsletterBox = { css: 'input[name=newsletter]', description: 'newsletter box' };

/** The reply form below an article. */
export const form: SiteWalk = {
  path: post,
  // The page has another form for each comment, and other pages keep theirs.
  isOne: ({ id }) => id === `${post} reply`,
  actions: {
    'field.changed': ({ value }) => [
      typeof value === 'string' ? { fill: field('Name *'), text: value } : { press: newsletterBox },
    ],
    'form.submitted': [{ press: button('Post A Comment') }],
  },
};

const number: Control = { css: 'input[role=spinbutton]', description: 'quantity field' };

/** A product's quantity field. */
export const numberField: SiteWalk = {
  path: sample.productPath,
  actions: {
    'text.typed': ({ text }) => [{ fill: number, text: `${text}` }],
    'text.committed': [{ key: 'Enter', at: number }],
    'text.discarded': [{ key: 'Escape', at: number }],
  },
};

/** A product's quantity. */
export const quantity: SiteWalk = {
  path: sample.productPath,
  actions: {
    'quantity.incremented': [
      { press: { css: 'button[aria-label^="One more"]', description: '+ button' } },
    ],
    'quantity.decremented': [
      { press: { css: 'button[aria-label^="One fewer"]', description: '− button' } },
    ],
    'quantity.typed': ({ quantity: wanted }) => [
      { fill: number, text: `${wanted}` },
      { key: 'Enter', at: number },
    ],
  },
};

/** The interest of an appointment. */
export const select: SiteWalk = {
  path: '/appointment',
  input: { value: sample.interests.chosen },
  events: ({ context }) => [
    { type: 'list.toggled' },
    ...sample.interests.all
      .filter((value) => value !== context.value)
      .map((value) => ({ type: 'option.chosen', value })),
  ],
  actions: {
    'list.toggled': [{ press: { css: '[aria-haspopup=listbox]', description: 'Interest list' } }],
    'option.chosen': ({ value }) => [{ press: { css: '[role=option]', name: `${value}` } }],
  },
};

const country = field('Country/Region *');

/** The country of the checkout. */
export const combobox: SiteWalk = {
  path: '/checkout',
  // The page has another combobox, for states.
  isOne: (actor: AnyActorRef) =>
    actor.getSnapshot().context.options.some(({ name }: { name: string }) => name === 'Niger'),
  input: { options: countries, aliases: countryAliases, value: 'United States' },
  actions: {
    'list.toggled': (_, from) =>
      from === 'closed'
        ? [{ focus: country }, { press: country }]
        : [{ focus: { css: '#main', description: 'rest of the page' } }],
    'list.dismissed': [{ key: 'Escape', at: country }],
    'text.typed': ({ text }) => [{ focus: country }, { fill: country, text: `${text}` }],
    'option.chosen': ({ value }) => [{ press: { css: '[role=option]', name: `${value}` } }],
  },
};

const query = field('Search articles');

/** The blog's search. */
export const search: SiteWalk = {
  path: '/blog',
  input: {
    entries: listedPosts.map(({ id, title, desc, tag }) => ({
      id,
      text: `${title} ${desc} ${tag}`.toLowerCase(),
    })),
  },
  events: ({ context }) => {
    const queries = [sample.tag, 'zebra', ''];
    return [
      // Typing what the field already has is no event.
      ...queries
        .filter((text) => text !== context.query)
        .map((text) => ({ type: 'query.typed', query: text })),
      ...queries.map((text) => ({ type: 'address.changed', query: text })),
    ];
  },
  actions: {
    'query.typed': ({ query: text }) => [{ fill: query, text: `${text}` }],
    'address.changed': ({ query: text }) =>
      text === 'zebra'
        ? [{ send: 'no link searches for what is not there' }]
        : [{ press: link(text === '' ? '/blog' : blogSearch(`${text}`)) }],
  },
};
