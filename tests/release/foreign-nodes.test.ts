import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { auth } from '@/content/auth';
import { contact } from '@/content/contact';
import { faqs } from '@/content/faqs';
import { hero } from '@/content/home';
import { shop } from '@/content/shop';
import { choice } from '../support/choice';
import { summary } from '../support/disclosure';
import { holdRequests } from '../support/hold-requests';
import { allHydrated, openSite } from '../support/open-site';
import { product } from '../support/sample';
import { cartOf, toCart } from '../support/shop';
import { blockAnnoyances, managePasswords, translatePage } from './browser-additions';

const visit = openSite({ isIsolated: true });

/** What a manager fills in, by the fields' names. */
const saved = {
  firstName: 'Ann',
  lastName: 'Lee',
  name: 'Ann Lee',
  email: 'ann@firm.example',
  password: 'secret',
  phone: '4065550100',
  city: 'Helena',
};

/**
 * A page that is filled in, blocked and translated while its scripts are held back, and the function that
 * releases them.
 */
async function visitAltered(path: string) {
  const page = await visit({ path: '/robots.txt', isStatic: true, isAltered: true });
  await page.addInitScript(`addEventListener('DOMContentLoaded', () => {
    (${blockAnnoyances})();
    (${translatePage})('replaced');
    (${managePasswords})(${JSON.stringify(saved)});
  })`);
  const release = await holdRequests(page, '**/*.js');
  await page.goto(path);
  const hydrate = async () => {
    release();
    await allHydrated(page);
  };
  return { page, hydrate };
}

/** The values of the fields in `main` by name, but for hidden ones; boxes as `true` if they are checked. */
const entered = (page: Page) =>
  page.locator('main form :is(input, textarea)').evaluateAll((fields) =>
    Object.fromEntries(
      (fields as HTMLInputElement[])
        .filter(({ type }) => type !== 'hidden')
        .map((field) => [field.name, field.checked || field.value] as const)
        .filter(([name, value]) => name && value),
    ),
  );

describe('what was entered before a translator, a manager and a blocker made React render anew', () => {
  it.for(['/login', '/register', '/contact', '/appointment', '/checkout'])(
    'is kept on %s: filled in, typed and checked (ST-FORM)',
    async (path) => {
      const { page, hydrate } = await visitAltered(path);
      const area = page.locator('main form textarea').first();
      if ((await area.count()) > 0) await area.fill('Two people');
      const box = page.locator('main form input[type=checkbox]').first();
      if ((await box.count()) > 0) await box.check();
      const before = await entered(page);
      expect(Object.values(before), path).toContain(saved.email);
      await hydrate();
      expect(await entered(page), path).toEqual(before);
      // It counts: the machines have it, but for passwords, which stay in the field alone.
      const other = page.locator('main form input[name=email]').first();
      await other.fill('other@firm.example');
      expect(await entered(page), path).toEqual({ ...before, email: 'other@firm.example' });
    },
  );

  it('is kept and counts in the hero: figures and state (ST-PAY)', async () => {
    const { page, hydrate } = await visitAltered('/');
    await page.locator('#pay-hours').fill('84.5');
    await choice(page, 'Arizona').click();
    await hydrate();
    expect(await page.locator('#pay-hours').inputValue()).toBe('84.50');
    await expect.poll(() => page.locator('.pay-papers').innerText()).toContain('Arizona');
    expect(await page.locator('.pay-papers').innerText()).toContain('80.00 hrs');
  });

  it('is kept where it was opened and chosen: a question, the year, a tab, the menu', async () => {
    const { page, hydrate } = await visitAltered('/pricing');
    await choice(page, 'Yearly').click();
    const question = page.locator('details[name=questions]').nth(2);
    await summary(page, faqs[2]?.question ?? '').click();
    await hydrate();
    expect(await page.locator('.choice-scope').innerText()).toContain('120');
    expect(await page.locator('.choice-scope').innerText()).not.toContain('billed each month');
    expect(await question.evaluate((details: HTMLDetailsElement) => details.open)).toBe(true);
    expect(await page.locator('details[name=questions][open]').count()).toBe(1);
  });

  it('is kept and counts in the country that was typed over (CHK-2, ST-SELECT)', async () => {
    const { page, hydrate } = await visitAltered('/checkout');
    const country = page.getByRole('combobox', { name: 'Country' });
    await country.click();
    await page.keyboard.press('Control+A');
    await page.keyboard.type('Canada');
    await hydrate();
    expect(await country.inputValue(), 'CHK-2 on /checkout').toBe('Canada');
    await expect.poll(() => page.getByRole('option').count()).toBe(1);
    await page.keyboard.press('Enter');
    const chosen = page.locator('input[name=country]');
    await expect.poll(() => chosen.inputValue()).toBe('Canada');
  });

  it('is typed on: focus and caret stay', async () => {
    const { page, hydrate } = await visitAltered('/contact');
    await page.locator('[name=message]').pressSequentially('Two ');
    await hydrate();
    await page.keyboard.type('people');
    expect(await page.locator('[name=message]').inputValue()).toBe('Two people');
  });

  it('a press counts once: two in the field, Add to Cart, then a tab', async () => {
    const { page, hydrate } = await visitAltered(product.path);
    await page.getByRole('spinbutton').fill('2');
    await page.getByRole('button', { name: 'Add to Cart' }).click();
    await page.getByRole('tab', { name: shop.tabs.reviews }).click();
    await hydrate();
    await page.getByText(shop.reviews.none).waitFor();
    await toCart(page);
    const { lines } = await cartOf(page);
    expect(lines.map(([, quantity]) => quantity)).toEqual(['2']);
  });
});

describe('what a manager fills in without an event after hydration', () => {
  const fillSilently = (field: Locator, text: string) =>
    field.evaluate((element, value) => {
      const { prototype } = HTMLInputElement;
      Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(element, value);
    }, text);

  it('stays when the field gets the focus, and is typed on (VAL-6)', async () => {
    const page = await visit({ path: '/contact' });
    const field = page.locator('main [name=firstName]');
    await fillSilently(field, 'Ann');
    await field.focus();
    await page.keyboard.type('ette');
    await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
    await page.getByRole('heading', { level: 1, name: 'About' }).waitFor();
    await page.goBack();
    await expect.poll(() => field.inputValue()).toBe('Annette');
  });

  it('counts when the form is submitted (ST-NEWS, VAL-1)', async () => {
    const page = await visit({ path: '/faq' });
    await fillSilently(page.getByLabel('Email address'), saved.email);
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await page.getByText('Thanks for subscribing!').waitFor();
  });

  it('counts as a country once it is left (CHK-2, ST-SELECT)', async () => {
    const page = await visit({ path: '/checkout' });
    const field = page.getByRole('combobox', { name: 'Country' });
    await fillSilently(field, 'Canada');
    await field.focus();
    await page.keyboard.press('Tab');
    await expect.poll(() => page.locator('[name=country]').inputValue()).toBe('Canada');
  });
});

describe('what an extension removes from a page that has hydrated', () => {
  const isRemoval = (problem: string) => problem.includes('removeChild');

  it('costs a form neither its text nor its focus (ERR-2)', async () => {
    const page = await visit({ path: '/contact', isAltered: true });
    const form = page.locator('main form:has(textarea)');
    await form.locator('[name=firstName]').fill('Ann');
    await form.locator('[name=message]').fill('Two ');
    await form.getByRole('button', { name: contact.form.submit }).click();
    const result = form.getByRole('status');
    await result.getByText('Nothing was sent.').waitFor();
    await result.evaluate((line) => line.replaceChildren());
    await form.locator('[name=message]').pressSequentially('people');
    expect(await form.locator('[name=firstName]').inputValue()).toBe('Ann');
    expect(await form.locator('[name=message]').inputValue()).toBe('Two people');
    expect(page.consoleProblems.splice(0).filter((problem) => !isRemoval(problem))).toEqual([]);
  });

  it('costs no next page: the newsletter, links to nowhere, frames', async () => {
    const page = await visit({ path: '/contact', isAltered: true });
    await page.evaluate(blockAnnoyances);
    await page.getByRole('banner').getByRole('link', { name: 'Home' }).first().click();
    await page.getByRole('heading', { level: 1, name: hero.title }).waitFor();
    await page.goBack();
    await page.evaluate(blockAnnoyances);
    await page.evaluate(() => document.querySelector<HTMLElement>('a[href="/login"]')?.click());
    await page.getByRole('heading', { level: 1, name: auth.login.heading }).waitFor();
    expect(page.consoleProblems.splice(0).filter((problem) => !isRemoval(problem))).toEqual([]);
  });
});
