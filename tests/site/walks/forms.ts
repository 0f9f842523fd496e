import { comboboxMachine } from '@machines/combobox.machine';
import { couponMachine } from '@machines/coupon.machine';
import { formMachine } from '@machines/form.machine';
import { newsletterMachine } from '@machines/newsletter.machine';
import { numberFieldMachine } from '@machines/number-field.machine';
import { quantityMachine } from '@machines/quantity.machine';
import { searchMachine } from '@machines/search.machine';
import { selectMachine } from '@machines/select.machine';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { countries, countryAliases } from '@/content/countries.excerpt';
import { posts } from '@/content/posts';
import { button, walkOnSite } from '../../support/walk-on-site';

const replyForm = (page: Page) => page.locator('form', { hasText: 'Post A Comment' });

const thanksOver = 'xstate.after.thanks.newsletter.subscribed' as const;

walkOnSite(newsletterMachine, {
  visit: { path: '/faq' },
  events: [
    { type: 'email.typed', email: '' },
    { type: 'email.typed', email: 'ann@a.co' },
    { type: 'form.submitted' },
    { type: 'page.changed' },
    { type: thanksOver },
  ],
  prepare: async (page) => {
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
  },
  perform: {
    'email.typed': (page, { email }) => page.getByLabel('Email address').fill(email),
    'form.submitted': (page) => button(page, 'Subscribe').click(),
    'page.changed': async (page) => {
      await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click();
      // After its code has loaded and a frame was drawn.
      const title = async () => {
        await page.clock.runFor(16);
        return page.title();
      };
      await expect.poll(title).toContain('Blog');
    },
    [thanksOver]: (page) => page.clock.runFor(1000),
  },
  shows: async (page, { value, context }) => {
    await expect.poll(() => page.getByLabel('Email address').inputValue()).toBe(context.email);
    const error = page.getByText('Please enter your email');
    await expect.poll(() => error.count()).toBe(value === 'missingEmail' ? 1 : 0);
  },
});

walkOnSite(formMachine, {
  visit: { path: '/blog-details' },
  events: [
    { type: 'field.changed', field: 'name', value: 'Ann' },
    { type: 'field.changed', field: 'name', value: '' },
    { type: 'field.changed', field: 'newsletter', value: true },
    { type: 'field.changed', field: 'newsletter', value: false },
    { type: 'form.submitted' },
  ],
  // Entering what a field already has fires no event.
  canHappen: ({ context: { values } }, event) =>
    event.type !== 'field.changed' || (values[event.field] || '') !== (event.value || ''),
  perform: {
    'field.changed': (page, { field, value }) => {
      const control = replyForm(page).locator(`[name=${field}]`);
      return typeof value === 'string' ? control.fill(value) : control.setChecked(value);
    },
    'form.submitted': (page) => button(page, 'Post A Comment').click(),
  },
  shows: async (page, { value, context: { values } }) => {
    const form = replyForm(page);
    await expect.poll(() => form.locator('[name=name]').inputValue()).toBe(values.name ?? '');
    expect(await form.locator('[name=newsletter]').isChecked()).toBe(values.newsletter === true);
    const result = value === 'submitted' ? 'Nothing was sent.' : '';
    await expect.poll(() => form.getByRole('status').innerText()).toBe(result);
  },
});

walkOnSite(numberFieldMachine, {
  visit: { path: '/shop/multistate-payroll' },
  events: [
    { type: 'text.typed', text: '12' },
    { type: 'text.typed', text: '-3' },
    { type: 'text.committed' },
    { type: 'text.discarded' },
  ],
  perform: {
    'text.typed': (page, { text }) => page.getByRole('spinbutton').fill(text),
    'text.committed': (page) => page.getByRole('spinbutton').press('Enter'),
    'text.discarded': (page) => page.getByRole('spinbutton').press('Escape'),
  },
  shows: (page, { value, context }) =>
    expect
      .poll(() => page.getByRole('spinbutton').inputValue())
      .toBe(value === 'typing' ? context.text : String(context.number)),
});

walkOnSite(quantityMachine, {
  visit: { path: '/shop/multistate-payroll' },
  events: [
    { type: 'quantity.incremented' },
    { type: 'quantity.decremented' },
    { type: 'quantity.typed', quantity: 3 },
  ],
  stopWhen: ({ context }) => context.quantity > 4,
  perform: {
    'quantity.incremented': (page) => button(page, 'One more').click(),
    'quantity.decremented': (page) => button(page, 'One fewer').click({ force: true }),
    'quantity.typed': async (page, { quantity }) => {
      await page.getByRole('spinbutton').fill(String(quantity));
      await page.getByRole('spinbutton').press('Enter');
    },
  },
  shows: (page, { context }) =>
    expect
      .poll(() => page.getByRole('spinbutton').getAttribute('aria-valuenow'))
      .toBe(String(context.quantity)),
});

walkOnSite(selectMachine, {
  visit: { path: '/appointment' },
  input: { value: 'Accounting Service' },
  events: [{ type: 'list.toggled' }, { type: 'option.chosen', value: 'Tax Service' }],
  perform: {
    'list.toggled': async (page) => {
      const isOpen = (await page.getByRole('listbox').count()) > 0;
      await (isOpen ? page.keyboard.press('Escape') : button(page, 'Interest').click());
    },
    'option.chosen': (page, { value }) => page.getByRole('option', { name: value }).click(),
  },
  shows: async (page, { value, context }) => {
    await expect.poll(() => page.getByRole('listbox').count()).toBe(value === 'open' ? 1 : 0);
    expect(await page.locator('[name=interest]').inputValue()).toBe(context.value);
  },
});

walkOnSite(comboboxMachine, {
  visit: { path: '/checkout' },
  input: { options: countries, aliases: countryAliases, value: 'United States' },
  events: [
    { type: 'list.toggled' },
    { type: 'list.dismissed' },
    { type: 'text.typed', text: '' },
    { type: 'text.typed', text: 'niger' },
    { type: 'text.typed', text: 'zebra' },
    { type: 'option.chosen', value: 'Niger' },
  ],
  canHappen: ({ context }, event) => event.type !== 'option.chosen' || context.text === 'niger',
  perform: {
    'list.toggled': async (page, _, before) => {
      const country = page.getByRole('combobox', { name: 'Country/Region' });
      await (before.matches('open') ? page.locator('h1').click() : country.click());
    },
    'list.dismissed': (page) => page.keyboard.press('Escape'),
    'text.typed': (page, { text }) =>
      page.getByRole('combobox', { name: 'Country/Region' }).fill(text),
    'option.chosen': (page, { value }) =>
      page.getByRole('option', { name: value, exact: true }).click(),
  },
  shows: async (page, snapshot) => {
    const { text, value, matches } = snapshot.context;
    const country = page.getByRole('combobox', { name: 'Country/Region' });
    await expect.poll(() => country.inputValue()).toBe(text);
    expect(await page.locator('[name=country]').inputValue()).toBe(value);
    const isOpen = snapshot.matches('open');
    await expect.poll(() => country.getAttribute('aria-expanded')).toBe(String(isOpen));
    await expect
      .poll(() => page.getByRole('option').evaluateAll(([first]) => first?.ariaSetSize))
      .toBe(isOpen && matches.length > 0 ? String(matches.length) : undefined);
    const nothing = page.getByText('No match in the list.');
    await expect.poll(() => nothing.count()).toBe(snapshot.matches({ open: 'unmatched' }) ? 1 : 0);
  },
});

walkOnSite(searchMachine, {
  visit: { path: '/blog' },
  input: {
    entries: posts.map(({ id, title, desc, tag }) => ({
      id,
      text: `${title} ${desc} ${tag}`.toLowerCase(),
    })),
  },
  events: ['', 'bank', 'zebra'].flatMap((query) => [
    { type: 'query.typed' as const, query },
    { type: 'address.changed' as const, query },
  ]),
  // Entering what a field already has fires no event.
  canHappen: ({ context }, event) => event.type !== 'query.typed' || event.query !== context.query,
  perform: {
    'query.typed': (page, { query }) => page.getByLabel('Search articles').fill(query),
    // As if Back led to it.
    'address.changed': async (page, { query }) => {
      await page.evaluate(
        (search) => {
          history.pushState(null, '', search);
          dispatchEvent(new PopStateEvent('popstate'));
        },
        `/blog${query && `?q=${query}`}`,
      );
    },
  },
  shows: async (page, snapshot) => {
    const { query } = snapshot.context;
    await expect.poll(() => page.getByLabel('Search articles').inputValue()).toBe(query);
    await expect.poll(() => new URL(page.url()).search).toBe(query === '' ? '' : `?q=${query}`);
    const titles = posts.filter(({ id }) => snapshot.context.matchIds.includes(id));
    await expect
      .poll(() => page.locator('main ul > li > div > h2').allInnerTexts())
      .toEqual(titles.map(({ title }) => title));
    const nothing = page.getByText('No articles match.');
    expect(await nothing.count()).toBe(snapshot.matches('unmatched') ? 1 : 0);
  },
});

walkOnSite(couponMachine, {
  visit: { path: '/checkout' },
  events: [{ type: 'coupon.toggled' }],
  perform: { 'coupon.toggled': (page) => button(page, 'Click here').click() },
  shows: (page, { value }) =>
    expect.poll(() => page.getByLabel('Coupon code').isVisible()).toBe(value === 'open'),
});
