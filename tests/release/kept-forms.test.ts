import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { firm } from '@/content/firm';
import { shop } from '@/content/shop';
import { documentTitle } from '@/lib/document-title';
import { isTitled } from '../support/browsing';
import { form } from '../support/demo-form';
import { summary } from '../support/disclosure';
import { nightly } from '../support/nightly';
import { openSite } from '../support/open-site';
import { product } from '../support/sample';
import { add, toCart } from '../support/shop';

const visit = openSite({ isIsolated: true });

/** The texts of fields, whether boxes are checked, and the chosen option, by name. */
type Values = Record<string, string | boolean>;

/** A form, and what a visitor enters in it. */
type Kept = {
  path: string;
  /** The form among those of the page; the only one by default. */
  of?: (page: Page) => Locator;
  entered: Values;
  /** Leads from the opened path to the form, if it is not shown there. */
  arrive?: (page: Page) => Promise<unknown>;
  /** Shows the form again after Back, if it is not shown then. */
  show?: (page: Page) => Promise<unknown>;
};

const openReviews = (page: Page) => page.getByRole('tab', { name: shop.tabs.reviews }).click();
const openCoupon = (page: Page) => summary(page, 'Click here').click();
const containing = (text: string) => (page: Page) => page.locator('main form', { hasText: text });

const forms: Record<string, Kept> = {
  'the contact form': {
    path: '/contact',
    entered: { firstName: 'Ann', email: 'no address', message: 'Hi,\nthere', newsletter: true },
  },
  'the appointment form': {
    path: '/appointment',
    entered: { name: 'Ann', phone: 'call me', date: '2031-03-04', message: 'Two people' },
  },
  'the billing form': {
    path: '/checkout',
    entered: { firstName: 'Ann', street: 'Main 1', phone: '12025550120', notes: 'Ring twice' },
  },
  'the coupon of the checkout': {
    path: '/checkout',
    of: (page) => page.locator('main details'),
    entered: { coupon: 'SAVE10' },
    arrive: openCoupon,
    show: openCoupon,
  },
  'the coupon of the cart': {
    path: '/shop/shop-details',
    of: (page) => page.locator('main'),
    entered: { coupon: 'SAVE10' },
    arrive: async (page) => {
      await add(page, 'Online Courses');
      await toCart(page);
    },
  },
  'the reply form of a post': {
    path: '/blog-details',
    of: containing('Post A Comment'),
    entered: { comment: 'Well said', name: 'Ann', website: 'books.example', newsletter: true },
  },
  'the reply to the second comment': {
    path: '/blog-details',
    of: (page) => containing('Reply to')(page).nth(1),
    entered: { reply: 'I agree' },
  },
  'the review form': {
    path: product.path,
    of: containing(shop.reviews.labels.review),
    entered: { review: 'Clear', name: 'Ann', save: true, rating: '4' },
    arrive: openReviews,
    show: openReviews,
  },
  'the sign-up form': {
    path: '/register',
    entered: { firstName: 'Ann', email: 'ann@books.example', agree: true },
  },
  'the sign-in form': {
    path: '/login',
    entered: { email: 'ann@books.example', remember: true },
  },
};

const formOf = (page: Page, { of = form }: Kept) => of(page);

async function enter(page: Page, kept: Kept) {
  for (const [name, value] of Object.entries(kept.entered)) {
    const control = formOf(page, kept).locator(`[name=${name}]`);
    if (value === true) await control.check();
    else if (name === 'rating') await control.nth(Number(value) - 1).check({ force: true });
    else await control.fill(String(value));
  }
}

/** What a form holds, of all fields that are not empty. */
const valuesOf = (within: Locator) =>
  within.locator('input[name]:not([type=hidden], [role=combobox]), textarea').evaluateAll((all) => {
    const values: Values = {};
    for (const { name, type, value, checked } of all as HTMLInputElement[]) {
      const isChosen = checked || !['radio', 'checkbox'].includes(type);
      if (isChosen && value !== '') values[name] = type === 'checkbox' || value;
    }
    return values;
  });

/** Leaves the page by its logo, for the home page, without loading a document. */
async function leave(page: Page) {
  await page
    .getByRole('banner')
    .getByRole('link', { name: new RegExp(`^${firm.shortName}`) })
    .first()
    .click();
  await isTitled(page, 'Home');
}

async function returnBy(page: Page, step: 'goBack' | 'goForward', title: string) {
  await page[step]();
  await expect.poll(() => page.title()).toBe(title);
}

describe('Back finds what was typed, checked and chosen (GEN-1, ST-FORM)', () => {
  it.each(
    nightly(
      Object.entries(forms),
      Object.entries(forms).filter(([, { arrive }]) => arrive),
    ),
  )('in %s', async (name, kept) => {
    const page = await visit({ path: kept.path });
    await kept.arrive?.(page);
    await enter(page, kept);
    const title = await page.title();
    await leave(page);
    await returnBy(page, 'goBack', title);
    await kept.show?.(page);
    const found = () => valuesOf(formOf(page, kept));
    await expect.poll(found, { message: `ST-FORM: Back to ${name}` }).toEqual(kept.entered);
    await returnBy(page, 'goForward', documentTitle('Home'));
    await returnBy(page, 'goBack', title);
    await kept.show?.(page);
    await expect.poll(found, { message: `ST-FORM: Back to ${name} again` }).toEqual(kept.entered);
  });
});

describe('Back finds what was chosen from a list, which is closed', () => {
  const chosen = (page: Page, ...names: string[]) =>
    Promise.all(names.map((name) => page.locator(`main input[name=${name}]`).inputValue()));

  it('for the country and the state (ST-SELECT, GEN-1)', async () => {
    const page = await visit({ path: '/checkout' });
    const country = page.getByRole('combobox', { name: 'Country/Region' });
    const state = page.getByRole('combobox', { name: 'State' });
    await country.fill('Japan');
    await country.press('Tab');
    await state.fill('Newark');
    await page.getByRole('option', { name: 'Newark' }).waitFor();
    await page.evaluate(() => document.querySelector<HTMLElement>('header a')?.click());
    await isTitled(page, 'Home');
    await returnBy(page, 'goBack', documentTitle('Checkout'));
    await expect.poll(() => country.inputValue()).toBe('Japan');
    expect(await state.inputValue()).toBe('Newark');
    expect(await chosen(page, 'country', 'state')).toEqual(['Japan', 'Newark']);
    expect(await page.getByRole('listbox').count()).toBe(0);
  });
});

it('Back from a page without it finds the newsletter’s email, and no error (ST-NEWS, GEN-1)', async () => {
  const page = await visit({ path: '/faq', width: 1280 });
  const email = page.getByLabel('Email address');
  await email.fill('ann@books.example');
  const toLogin = async () => {
    await summary(page.getByRole('banner'), 'Pages').click();
    await page.getByRole('banner').getByRole('link', { name: 'Login', exact: true }).click();
    await isTitled(page, 'Login');
    expect(await email.count()).toBe(0);
    await returnBy(page, 'goBack', documentTitle('FAQ'));
  };
  await toLogin();
  expect(await email.inputValue()).toBe('ann@books.example');
  await email.fill('');
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await page.getByText('Please enter your email').waitFor();
  await toLogin();
  expect(await page.getByText('Please enter your email').count()).toBe(0);
});
