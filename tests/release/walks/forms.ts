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
import { interests } from '@/content/appointment';
import { posts } from '@/content/posts';
import { shop } from '@/content/shop';
import { itemAt } from '../../support/sample';
import { searchWord } from '../../support/sample-posts';
import { quantityRefusal, refusalOf } from '../../support/spin-field';
import { button, walkOnSite } from '../../support/walk-on-site';

const replyForm = (page: Page) => page.locator('form', { hasText: 'Post A Comment' });

const thanksOver = 'xstate.after.thanks.newsletter.subscribed' as const;

walkOnSite(newsletterMachine, {
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
  perform: {
    'field.changed': (page, { value }) =>
      typeof value === 'string'
        ? replyForm(page).locator('[name=name]').fill(value)
        : replyForm(page).locator('[name=newsletter]').click(),
    'form.submitted': (page) => button(page, 'Post A Comment').click(),
  },
  shows: async (page, { value, context: { values } }) => {
    const form = replyForm(page);
    await expect.poll(() => form.locator('[name=name]').inputValue()).toBe(values.name ?? '');
    expect(await form.locator('[name=newsletter]').isChecked()).toBe(values.newsletter === true);
    const result = value.result === 'submitted' ? 'Nothing was sent.' : '';
    await expect.poll(() => form.getByRole('status').innerText()).toBe(result);
  },
});

walkOnSite(numberFieldMachine, {
  perform: {
    'text.typed': (page, { text }) => page.getByRole('spinbutton').fill(text),
    'text.committed': (page) => page.getByRole('spinbutton').press('Enter'),
    'text.discarded': (page) => page.getByRole('spinbutton').press('Escape'),
  },
  shows: async (page, { value, context }) => {
    const field = page.getByRole('spinbutton');
    const shown = value === 'settled' ? String(context.number) : context.text;
    await expect.poll(() => field.inputValue()).toBe(shown);
    const isRefused = value === 'refused';
    expect(await field.getAttribute('aria-invalid')).toBe(isRefused ? 'true' : null);
    expect(await refusalOf(field)).toBe(isRefused ? quantityRefusal : '');
  },
});

walkOnSite(quantityMachine, {
  perform: {
    'quantity.incremented': (page) => button(page, 'One more').click(),
    'quantity.decremented': (page) => button(page, 'One fewer').click(),
    'quantity.typed': async (page, { quantity }) => {
      await page.getByRole('spinbutton').fill(`${quantity}`);
      await page.keyboard.press('Enter');
    },
  },
  shows: (page, { context }) =>
    expect
      .poll(() => page.getByRole('spinbutton').getAttribute('aria-valuenow'))
      .toBe(String(context.quantity)),
});

const interestButton = (page: Page) => page.locator('main [aria-haspopup=listbox]');

walkOnSite(selectMachine, {
  perform: {
    'list.opened': (page) => interestButton(page).click(),
    'list.closed': (page) => interestButton(page).click(),
    'option.chosen': (page, { value }) =>
      page.getByRole('option', { name: value, exact: true }).click(),
  },
  events: [
    { type: 'list.opened' },
    { type: 'list.closed' },
    { type: 'option.chosen', value: itemAt(interests, 1) },
    { type: 'option.chosen', value: itemAt(interests, 0) },
  ],
  shows: async (page, { value, context }) => {
    await expect.poll(() => page.getByRole('listbox').count()).toBe(value === 'open' ? 1 : 0);
    expect(await page.locator('[name=interest]').inputValue()).toBe(context.value);
  },
});

const country = (page: Page) => page.getByRole('combobox', { name: 'Country/Region' });

walkOnSite(comboboxMachine, {
  perform: {
    'list.opened': async (page) => {
      await country(page).focus();
      await country(page).click();
    },
    'list.closed': (page) => page.locator('#main').focus(),
    'list.dismissed': (page) => country(page).press('Escape'),
    'text.typed': (page, { text }) => country(page).fill(text),
    'option.chosen': (page, { value }) =>
      page.getByRole('option', { name: value, exact: true }).click(),
  },
  shows: async (page, snapshot) => {
    const { text, value, matches } = snapshot.context;
    await expect.poll(() => country(page).inputValue()).toBe(text);
    expect(await page.locator('[name=country]').inputValue()).toBe(value);
    const isOpen = snapshot.matches('open');
    await expect.poll(() => country(page).getAttribute('aria-expanded')).toBe(String(isOpen));
    await expect
      .poll(() => page.getByRole('option').evaluateAll(([first]) => first?.ariaSetSize))
      .toBe(isOpen && matches.length > 0 ? String(matches.length) : undefined);
    const nothing = page.getByText('No match in the list.');
    await expect.poll(() => nothing.count()).toBe(snapshot.matches({ open: 'unmatched' }) ? 1 : 0);
  },
});

walkOnSite(searchMachine, {
  reports: ['address.changed'],
  input: {
    entries: posts.map(({ id, title, desc, tag }) => ({
      id,
      text: `${title} ${desc} ${tag}`.toLowerCase(),
    })),
  },
  events: [searchWord, 'zebra', ''].flatMap((query) => [
    { type: 'query.typed' as const, query },
    { type: 'address.changed' as const, query },
  ]),
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
  perform: {
    'coupon.toggled': (page) => page.locator('main summary').first().click(),
  },
  shows: (page, { value }) =>
    expect
      .poll(() => page.getByLabel(shop.checkout.coupon.label).isVisible())
      .toBe(value === 'open'),
});
