import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { appointment, interests } from '@/content/appointment';
import { form } from '../support/demo-form';
import { openSite } from '../support/open-site';
import { itemAt } from '../support/sample';

const visit = openSite();

const { labels } = appointment.form;
const first = appointment.form.defaultInterest;
const second = itemAt<string>(interests, 1);

const initialOf = (option: string) => option.slice(0, 1).toLowerCase();
const initials = interests.map(initialOf);
const last = itemAt<string>(interests, -1);
/** Options that no other begins like, so that their first letter finds them. */
const [lettered = '', otherLettered = ''] = interests
  .filter((option) => initials.filter((initial) => initial === initialOf(option)).length === 1)
  .slice(-2);
/** A letter with which no option begins. */
const unused = itemAt(
  [...'abcdefghijklmnopqrstuvwxyz'].filter((letter) => !initials.includes(letter)),
  -1,
);

describe('the appointment form (APPT-1, VAL-2, VAL-6, ST-INTEREST)', () => {
  const typed = {
    name: 'Ann',
    phone: 'call me',
    email: 'no address',
    businessName: 'Ann & Co',
    date: '2031-03-04',
    message: 'Two people',
  };
  const interest = (page: Page) => page.getByRole('button', { name: labels.interest });

  it('sends nothing, keeps its text, and shows a toast', async () => {
    const page = await visit({ path: '/appointment' });
    for (const [name, text] of Object.entries(typed)) {
      await form(page).locator(`[name=${name}]`).fill(text);
    }
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET' || request.isNavigationRequest()) sent.push(request.url());
    });
    await form(page).getByRole('button', { name: appointment.form.submit }).click();
    await page.getByText(appointment.form.toast).waitFor();
    expect(sent).toEqual([]);
    const kept = await form(page).evaluate((element: HTMLFormElement) =>
      Object.fromEntries(new FormData(element)),
    );
    expect(kept).toEqual({ ...typed, interest: first });
  });

  it('opens the list on Enter without submitting the form', async () => {
    const page = await visit({ path: '/appointment' });
    await interest(page).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('listbox').waitFor();
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await expect.poll(() => interest(page).innerText()).toBe(last);
    expect(await page.getByRole('listbox').count()).toBe(0);
    await page.keyboard.press('Enter');
    await page.getByRole('listbox').waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByRole('listbox').count()).toBe(0);
    expect(await interest(page).innerText()).toBe(last);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(last);
    expect(await page.locator('.Toastify__toast').count()).toBe(0);
  });

  /** The option that a key would choose. */
  const activeOption = (page: Page) =>
    page.evaluate(() => {
      const id = document.activeElement?.getAttribute('aria-activedescendant');
      return document.getElementById(id ?? '')?.textContent;
    });

  it('moves through the list by arrow keys, Home, End and first letters, and stops at both ends', async () => {
    const page = await visit({ path: '/appointment' });
    await interest(page).focus();
    for (const [key, name] of [
      ['ArrowDown', first],
      ['ArrowUp', first],
      ['ArrowDown', second],
      [initialOf(lettered), lettered],
      ['End', last],
      ['ArrowDown', last],
      ['Home', first],
      [unused, first],
      ['End', last],
    ] as const) {
      await page.keyboard.press(key);
      await expect.poll(() => activeOption(page), { message: key }).toBe(name);
    }
    // Letters in quick succession make one search.
    await expect
      .poll(async () => {
        await page.keyboard.type(lettered.slice(0, 2).toLowerCase());
        return activeOption(page);
      })
      .toBe(lettered);
    await page.keyboard.press('Enter');
    await expect.poll(() => interest(page).innerText()).toBe(lettered);
    expect(await page.getByRole('listbox').count()).toBe(0);
  });

  it('opens the list by a letter, also after a click, and chooses by letters', async () => {
    const page = await visit({ path: '/appointment' });
    for (const [letters, name] of [
      [initialOf(otherLettered), otherLettered],
      [lettered.slice(0, 2).toLowerCase(), lettered],
      [otherLettered.slice(0, 1), otherLettered],
    ] as const) {
      await interest(page).focus();
      await page.keyboard.type(letters);
      await expect.poll(() => activeOption(page), { message: letters }).toBe(name);
      await page.keyboard.press('Enter');
      await expect.poll(() => interest(page).innerText()).toBe(name);
      await interest(page).click();
      await page.getByRole('listbox').waitFor();
      await page.keyboard.press('Escape');
    }
    await page.keyboard.press('ControlOrMeta+d');
    await page.keyboard.press('F2');
    expect(await page.getByRole('listbox').count()).toBe(0);
  });

  it('closes the list when focus leaves it, and keeps the interest', async () => {
    const page = await visit({ path: '/appointment' });
    await interest(page).click();
    await page.getByRole('listbox').waitFor();
    await page.keyboard.press('End');
    await page.keyboard.press('Tab');
    await expect.poll(() => page.getByRole('listbox').count()).toBe(0);
    expect(await interest(page).innerText()).toBe(first);
    const focused = await page.evaluate(() => document.activeElement?.getAttribute('name'));
    expect(focused).toBe('message');
  });

  it('closes the list on a click elsewhere, and keeps the interest', async () => {
    const page = await visit({ path: '/appointment' });
    await interest(page).click();
    await page.getByRole('listbox').waitFor();
    await page.locator('h1').click();
    await expect.poll(() => page.getByRole('listbox').count()).toBe(0);
    expect(await interest(page).innerText()).toBe(first);
    await interest(page).click();
    await page.getByRole('listbox').waitFor();
  });
});
