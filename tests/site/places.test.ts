import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import {
  autofill,
  checkout,
  closedWith,
  field,
  hasFocus,
  pressArrow,
  seen,
} from '../support/country-field';
import { holdRequests } from '../support/hold-requests';
import { allHydrated, openSite } from '../support/open-site';

const visit = openSite();

describe('a typed country (CHK-2)', () => {
  it.each(['Enter', 'Tab'])(
    'is replaced by the best match on %s, even before the list shows it',
    async (key) => {
      const page = await visit(checkout);
      await allHydrated(page);
      await field(page).focus();
      await field(page).evaluate((input: HTMLInputElement, pressed) => {
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(
          input,
          'jap',
        );
        input.dispatchEvent(new Event('input', { bubbles: true }));
        const options = { key: pressed, bubbles: true, cancelable: true };
        if (input.dispatchEvent(new KeyboardEvent('keydown', options))) input.blur();
      }, key);
      await expect.poll(() => seen(page)).toEqual(closedWith('Japan'));
    },
  );

  it.each([
    ['UK', 'United Kingdom'],
    ['united', 'United States'],
  ])('%s and Tab choose %s, even after Escape', async (text, name) => {
    const page = await visit(checkout);
    await allHydrated(page);
    await field(page).focus();
    for (const key of ['a', 'Escape', 'ControlOrMeta+a', ...text, 'Tab'])
      await page.keyboard.press(key);
    await expect.poll(() => seen(page)).toEqual(closedWith(name));
  });

  it('is given up on Escape (ST-SELECT)', async () => {
    const page = await visit(checkout);
    await allHydrated(page);
    await field(page).fill('ger');
    await page.getByRole('option', { name: 'Germany' }).waitFor();
    await page.keyboard.press('Escape');
    await expect
      .poll(() => seen(page), { message: 'ST-SELECT on /checkout' })
      .toEqual(closedWith('United States'));
  });

  it('is replaced by the option that arrow keys highlight', async () => {
    const page = await visit(checkout);
    await allHydrated(page);
    await field(page).focus();
    await page.keyboard.type('Guinea');
    await page.getByRole('option', { name: 'Guinea', exact: true }).waitFor();
    for (const key of ['ArrowDown', 'ArrowDown', 'Tab']) await page.keyboard.press(key);
    await expect.poll(() => seen(page)).toEqual(closedWith('Equatorial Guinea'));
  });

  it('is chosen on autofill without opening the list', async () => {
    const page = await visit(checkout);
    await page.getByLabel('First Name').focus();
    for (const [text, name] of [
      ['Germany', 'Germany'],
      ['USA', 'United States'],
      ['Atlantis', 'United States'],
    ] as const) {
      await autofill(page, text);
      expect(await seen(page)).toEqual(closedWith(name));
    }
    expect(await hasFocus(page.getByLabel('First Name'))).toBe(true);
  });
});

describe('the arrow of the country (CHK-2, ST-SELECT)', () => {
  it('opens the list, and on closing it chooses the typed country', async () => {
    const page = await visit(checkout);
    await pressArrow(page);
    await expect.poll(() => seen(page)).toMatchObject({ isOpen: true, lists: 1 });
    await pressArrow(page);
    await expect.poll(() => seen(page)).toEqual(closedWith('United States'));
    await pressArrow(page);
    await field(page).fill('japan');
    await pressArrow(page);
    await expect.poll(() => seen(page)).toEqual(closedWith('Japan'));
    expect(await hasFocus(field(page))).toBe(true);
  });

  it('works for assistive technology', async () => {
    const page = await visit(checkout);
    const arrow = page.getByRole('button', { name: 'Show the list: Country/Region' });
    for (const isOpen of [true, false, true]) {
      await arrow.evaluate((button: HTMLElement) => button.click());
      await expect.poll(async () => (await seen(page)).isOpen).toBe(isOpen);
    }
  });
});

describe('the fields of the country and the state (ST-SELECT)', () => {
  const combobox = (page: Page, name: string) => page.getByRole('combobox', { name });

  it('reopen their list on a click while focused', async () => {
    const page = await visit({ path: '/checkout' });
    const country = combobox(page, 'Country/Region');
    const isOpen = () => country.getAttribute('aria-expanded');
    await country.click();
    await expect.poll(isOpen).toBe('true');
    await page.keyboard.press('Escape');
    await expect.poll(isOpen).toBe('false');
    await country.click();
    await expect.poll(isOpen).toBe('true');
  });
});

/** Opens the checkout without its scripts, which load when the returned function is called. */
async function visitBeforeScripts() {
  const page = await visit(checkout);
  const arrive = await holdRequests(page, '**/*.js');
  await page.reload({ waitUntil: 'commit' });
  await field(page).waitFor();
  return { page, arrive };
}

describe('before the scripts load', () => {
  it('letters typed during hydration are kept', async () => {
    const { page, arrive } = await visitBeforeScripts();
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await field(page).focus();
    await field(page).evaluate((input: HTMLInputElement) => input.select());
    await page.keyboard.type('Bo');
    arrive();
    await page.keyboard.type('snia and Herzegovin', { delay: 60 });
    await devtools.detach();
    await page.getByRole('option', { name: 'Bosnia and Herzegovina' }).waitFor();
    expect(await field(page).inputValue()).toBe('Bosnia and Herzegovin');
  });

  it('a typed country is chosen when the field loses focus', async () => {
    const { page, arrive } = await visitBeforeScripts();
    await field(page).focus();
    await field(page).press('ControlOrMeta+a');
    await page.keyboard.type('Fra');
    await page.keyboard.press('Tab');
    arrive();
    await expect.poll(() => seen(page)).toEqual(closedWith('France'));
    expect(await hasFocus(page.getByLabel('Street Address'))).toBe(true);
  });

  it('an autofilled country is chosen', async () => {
    const { page, arrive } = await visitBeforeScripts();
    await page.getByLabel('First Name').focus();
    await autofill(page, 'Germany');
    arrive();
    await expect.poll(() => seen(page)).toEqual(closedWith('Germany'));
    expect(await hasFocus(page.getByLabel('First Name'))).toBe(true);
  });
});
