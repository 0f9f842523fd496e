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
import { openSite } from '../support/open-site';

const visit = openSite();

/** Opens the checkout without its scripts, which arrive once the function that it gives is called. */
async function visitBeforeScripts() {
  const page = await visit(checkout);
  const arrive = await holdRequests(page, '**/*.js');
  await page.reload({ waitUntil: 'commit' });
  await field(page).waitFor();
  return { page, arrive };
}

describe('before the scripts load', () => {
  it('loses no letter typed during hydration', async () => {
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

  it('text that matches no country is replaced by the chosen country', async () => {
    const { page, arrive } = await visitBeforeScripts();
    await field(page).fill('Atlantis');
    await page.getByLabel('Phone').focus();
    arrive();
    await expect.poll(() => seen(page)).toEqual(closedWith('United States'));
  });

  it('the list opens with the typed text, and filters as typing goes on', async () => {
    const { page, arrive } = await visitBeforeScripts();
    await field(page).fill('Fra');
    arrive();
    await expect.poll(() => page.getByRole('option').allInnerTexts()).toEqual(['France']);
    expect(await seen(page)).toEqual({
      text: 'Fra',
      value: 'United States',
      isOpen: true,
      lists: 1,
    });
    await page.keyboard.type('nz');
    await page.getByText('No match in the list.').waitFor();
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Enter');
    await expect.poll(() => seen(page)).toEqual(closedWith('France'));
  });

  it('a country filled in by the browser is chosen', async () => {
    const { page, arrive } = await visitBeforeScripts();
    await page.getByLabel('First Name').focus();
    await autofill(page, 'Germany');
    arrive();
    await expect.poll(() => seen(page)).toEqual(closedWith('Germany'));
    expect(await hasFocus(page.getByLabel('First Name'))).toBe(true);
  });

  it('the arrow focuses the field, whose list opens after hydration', async () => {
    const { page, arrive } = await visitBeforeScripts();
    await pressArrow(page);
    expect(await hasFocus(field(page))).toBe(true);
    arrive();
    await expect
      .poll(() => seen(page))
      .toMatchObject({ text: 'United States', isOpen: true, lists: 1 });
  });
});
