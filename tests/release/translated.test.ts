import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { contact } from '@/content/contact';
import { everyPath } from '../support/checked-paths';
import { choice } from '../support/choice';
import { form } from '../support/demo-form';
import { nightly } from '../support/nightly';
import { allHydrated, openSite, type SitePage } from '../support/open-site';
import { product } from '../support/sample';
import { cartOf, toCart } from '../support/shop';
import { type Translation, translatePage, untranslated } from './browser-additions';

const visit = openSite({ isIsolated: true });

/**
 * What a visitor does on a page, and what the page then says: one of each kind. Whatever a translator
 * could take from React, `watchBareText` reports in every test.
 */
type Journey = { path: string; walk: (page: Page) => Promise<unknown> };

const wordsOf = (page: Page, selector: string) => page.locator(selector).allInnerTexts();

const journeys: Record<string, Journey> = {
  'a form that is sent, and edited after that (VAL-6)': {
    path: '/contact',
    walk: async (page) => {
      await form(page).locator('[name=firstName]').fill('Ann');
      await form(page).locator('[name=message]').fill('Hi');
      const submit = form(page).getByRole('button', { name: contact.form.submit });
      await submit.click();
      const seen = [await wordsOf(page, '.submit-line [role=status], main dl')];
      await form(page).locator('[name=message]').fill('Hi again');
      seen.push(await wordsOf(page, '.submit-line [role=status], main dl'));
      await submit.click();
      seen.push(await wordsOf(page, 'main dl'));
      return seen;
    },
  },
  'the cart (ST-CART)': {
    path: product.path,
    walk: async (page) => {
      const seen: unknown[] = [];
      await page.getByRole('button', { name: 'One more of' }).click();
      await page.getByRole('button', { name: 'Add to Cart' }).click();
      await toCart(page);
      await page.getByRole('button', { name: 'One more of' }).click();
      seen.push(await cartOf(page));
      await page.getByRole('button', { name: /^Remove/ }).click();
      await page.getByRole('button', { name: 'Undo' }).click();
      seen.push(await cartOf(page));
      await page.getByRole('button', { name: 'Empty Cart' }).click();
      seen.push(await page.getByText('Please add products to your cart!').count());
      return seen;
    },
  },
  'the check of the hero (ST-PAY)': {
    path: '/',
    walk: async (page) => {
      await page.locator('#pay-hours').fill('84.5');
      await choice(page, 'Arizona').click();
      await page.getByRole('button', { name: 'Raise the pay rate' }).click();
      // Its digits roll.
      await expect.poll(() => page.locator('.pay-papers [data-digit]').count()).toBe(0);
      return page.locator('.pay-papers dl').allTextContents();
    },
  },
};

/** What a journey has seen, without the marks of the translation and spaces, which collapse around them. */
const plain = (seen: unknown) => untranslated(JSON.stringify(seen)).replace(/\s|\\n|\\t/g, '');

/** A page that is translated before or after it has hydrated. */
async function translated(path: string, way: Translation, isEarly: boolean): Promise<SitePage> {
  const page = await visit({ path: '/robots.txt', isStatic: true, isAltered: true });
  if (isEarly)
    await page.addInitScript(
      `addEventListener('DOMContentLoaded', () => (${translatePage})(${JSON.stringify(way)}))`,
    );
  await page.goto(path);
  await allHydrated(page);
  if (!isEarly) await page.evaluate(translatePage, way);
  return page;
}

const ways = [
  { way: 'replaced', isEarly: true },
  { way: 'moved', isEarly: false },
  { way: 'replaced', isEarly: false },
  { way: 'moved', isEarly: true },
] as const;

describe.for(nightly(ways, ways.slice(0, 2)))(
  'on a page whose text is $way, before hydration: $isEarly',
  ({ way, isEarly }) => {
    it.for(Object.entries(journeys))('%s says what it says untranslated', async ([, journey]) => {
      const { path, walk } = journey;
      const original = await visit({ path });
      await allHydrated(original);
      const expected = plain(await walk(original));
      const page = await translated(path, way, isEarly);
      expect(plain(await walk(page)), path).toBe(expected);
      expect(await page.getByText('This part of the page didn’t load').count(), path).toBe(0);
      expect(page.consoleProblems, path).toEqual([]);
    });
  },
);

it.for(nightly(everyPath, ['/', '/contact', '/checkout', product.path]))(
  '%s says the same to those who hear it, in the same order, before and after a translation',
  async (path) => {
    const toHear = async (page: Page) =>
      (await page.locator('body').ariaSnapshot())
        .split('\n')
        // That of the toasts comes when the browser is idle.
        .filter((line) => !line.includes('Notifications'))
        // YAML quotes some texts, and not their translations.
        .map((line) => plain(line.replaceAll('"', '')));
    const original = await visit({ path });
    await allHydrated(original);
    const expected = await toHear(original);
    for (const isEarly of [true, false]) {
      const page = await translated(path, 'replaced', isEarly);
      expect(await toHear(page), path).toEqual(expected);
    }
  },
);
