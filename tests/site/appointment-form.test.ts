import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { appointment, interests } from '@/content/appointment';
import { openSite } from '../support/open-site';
import { itemAt } from '../support/sample';

const visit = openSite();

const { labels } = appointment.form;

const initialOf = (option: string) => option.slice(0, 1).toLowerCase();
const initials = interests.map(initialOf);
const last = itemAt<string>(interests, -1);
/** Options that no other begins like, so that their first letter finds them. */
const [lettered = '', otherLettered = ''] = interests
  .filter((option) => initials.filter((initial) => initial === initialOf(option)).length === 1)
  .slice(-2);

describe('the appointment form (APPT-1, VAL-2, VAL-6, ST-INTEREST)', () => {
  const interest = (page: Page) => page.getByRole('button', { name: labels.interest });

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
});
