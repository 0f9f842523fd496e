import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { summary } from '../support/disclosure';
import { openSite } from '../support/open-site';
import { product } from '../support/sample';

const visit = openSite();

/** Composes a text in the focused field, as an input method does, which then gets these keys. */
async function compose(page: Page, text: string, keys: readonly string[]) {
  const session = await page.context().newCDPSession(page);
  const end = text.length;
  await session.send('Input.imeSetComposition', { text, selectionStart: end, selectionEnd: end });
  for (const key of keys) {
    const press = { key, code: key, windowsVirtualKeyCode: 229 };
    await session.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...press });
    await session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...press });
  }
  return session;
}

const keys = ['ArrowUp', 'ArrowDown', 'Home', 'End', 'Enter', 'Escape'];

const fields: Record<string, [string, (page: Page) => Locator, string, string]> = {
  'the quantity of a product': [product.path, (page) => page.getByRole('spinbutton'), '１２', '12'],
  'the hours of the hero': [
    '/',
    (page) => page.getByRole('spinbutton', { name: 'Hours', exact: true }),
    '９２．５',
    '92.50',
  ],
  'the country of the checkout': [
    '/checkout',
    (page) => page.getByRole('combobox', { name: 'Country/Region' }),
    'franc',
    'France',
  ],
};

it.each(Object.entries(fields))(
  'keys of an input method in %s are its own, and leaving the field loses nothing',
  async (_, [path, fieldOf, text, taken]) => {
    const page = await visit({ path });
    const field = fieldOf(page);
    await field.focus();
    await field.press('ControlOrMeta+a');
    const session = await compose(page, text, keys);
    expect(await field.inputValue()).toBe(text);
    await session.detach();
    await field.blur();
    await expect.poll(() => field.inputValue()).toBe(taken);
  },
);

it('Escape of an input method leaves an open submenu open', async () => {
  const page = await visit({ path: '/faq' });
  const shop = summary(page.getByRole('banner'), 'Shop');
  await shop.hover();
  const isOpen = () => shop.evaluate((button) => (button.parentElement as HTMLDetailsElement).open);
  await expect.poll(isOpen).toBe(true);
  await page.getByLabel('Email address').evaluate((field) => field.focus({ preventScroll: true }));
  // Focus elsewhere closes it.
  await page.mouse.move(0, 0);
  await shop.hover();
  await expect.poll(isOpen).toBe(true);
  const session = await compose(page, 'ａ', ['Escape']);
  expect(await isOpen()).toBe(true);
  await session.detach();
});
