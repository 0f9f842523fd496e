import { describe, expect, it } from 'vitest';
import { autofill, checkout, closedWith, field, hasFocus, seen } from '../support/country-field';
import { holdRequests } from '../support/hold-requests';
import { openSite } from '../support/open-site';

const visit = openSite();

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
