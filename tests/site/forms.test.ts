import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openSite } from '../support/open-site';

const visit = openSite();

const form = (page: Page) => page.locator('main form:has(input)');
const namesOf = (page: Page, selector: string) =>
  form(page)
    .locator(selector)
    .evaluateAll((fields) => fields.map((field) => field.getAttribute('name')));

/** Submits the form and expects the toast, no request but for files of the site, and its text. */
async function submitInVain(page: Page, button: string, toast: string, typed: object) {
  const sent: string[] = [];
  page.on('request', (request) => {
    // The map is a page in a frame of its own.
    const leaves = request.isNavigationRequest() && request.frame() === page.mainFrame();
    if (request.method() !== 'GET' || leaves) sent.push(request.url());
  });
  await form(page).getByRole('button', { name: button }).click();
  await page.getByText(toast).waitFor();
  expect(sent).toEqual([]);
  const kept = await form(page).evaluate((element: HTMLFormElement) =>
    Object.fromEntries(new FormData(element)),
  );
  expect(kept).toEqual(typed);
}

describe('the contact form (CONTACT-1, VAL-3, VAL-6)', () => {
  const typed = { firstName: 'Ann', lastName: '', email: 'no address', subject: '', message: 'Hi' };

  it('requires first name and message, by the browser, and nothing else', async () => {
    const page = await visit({ path: '/contact' });
    expect(await namesOf(page, '[required]')).toEqual(['firstName', 'message']);
    await form(page).getByRole('button', { name: 'Submit' }).click();
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe(
      'firstName',
    );
    expect(await page.locator('.Toastify__toast').count()).toBe(0);
  });

  it('shows beside a field what is missing, once the browser has found it empty', async () => {
    const page = await visit({ path: '/contact' });
    const missing = page.getByText('Please enter your first name');
    expect(await missing.isVisible()).toBe(false);
    expect(await form(page).locator('label').allInnerTexts()).toEqual([
      'First name *',
      'Last name',
      'Email',
      'Subject',
      'Message *',
      'Email me the coming payroll deadlines once a month',
    ]);
    await form(page).getByRole('button', { name: 'Submit' }).click();
    await missing.waitFor();
    await form(page).locator('[name=firstName]').fill('Ann');
    await missing.waitFor({ state: 'hidden' });
  });

  it('says beside its button what came of it', async () => {
    const page = await visit({ path: '/contact' });
    for (const name of ['firstName', 'message'])
      await form(page).locator(`[name=${name}]`).fill('a');
    const status = form(page).getByRole('status');
    expect(await status.innerText()).toBe('');
    await form(page).getByRole('button', { name: 'Submit' }).click();
    await expect.poll(() => status.innerText()).toBe('Nothing was sent.');
  });

  it('sends nothing, keeps its text and says so', async () => {
    const page = await visit({ path: '/contact' });
    for (const [name, text] of Object.entries(typed)) {
      await form(page).locator(`[name=${name}]`).fill(text);
    }
    await submitInVain(page, 'Submit', 'No message was sent: this is a demo.', typed);
  });

  it('asks phones for the right keyboards and browsers for the right names', async () => {
    const page = await visit({ path: '/contact' });
    const email = page.getByRole('textbox', { name: 'Email', exact: true });
    expect(await email.getAttribute('type')).toBe('text');
    expect(await email.getAttribute('inputmode')).toBe('email');
    expect(await email.getAttribute('autocomplete')).toBe('email');
    expect(await page.getByLabel('First name').getAttribute('autocomplete')).toBe('given-name');
  });
});

describe('the appointment form (APPT-1, VAL-2, VAL-6, ST-INTEREST)', () => {
  const typed = {
    name: 'Ann',
    phone: 'call me',
    email: 'no address',
    businessName: 'Ann & Co',
    date: '2031-03-04',
    message: 'Two people',
  };
  const interest = (page: Page) => page.getByRole('button', { name: 'Interest' });

  it('requires six answers, by the browser, and checks no format', async () => {
    const page = await visit({ path: '/appointment' });
    expect(await namesOf(page, '[required]')).toEqual(Object.keys(typed));
    const [phone, email] = [page.getByLabel('Phone'), form(page).getByLabel('Email')];
    expect(await phone.getAttribute('type')).toBe('text');
    expect(await phone.getAttribute('inputmode')).toBe('tel');
    expect(await email.getAttribute('type')).toBe('text');
    expect(await page.locator('main [pattern], main [min], main [maxlength]').count()).toBe(0);
  });

  it('sends nothing, keeps its text and says so', async () => {
    const page = await visit({ path: '/appointment' });
    for (const [name, text] of Object.entries(typed)) {
      await form(page).locator(`[name=${name}]`).fill(text);
    }
    await submitInVain(page, 'Request A Quote', 'This is a demo, so no request was sent.', {
      ...typed,
      interest: 'Accounting Service',
    });
  });

  it('offers its interests by mouse; choosing one sets it and closes the list', async () => {
    const page = await visit({ path: '/appointment' });
    await interest(page).click();
    expect(await page.getByRole('option').allInnerTexts()).toEqual([
      'Accounting Service',
      'Payroll Service',
      'Tax Service',
      'Real State Service',
      'Dentist Service',
    ]);
    await page.getByRole('option', { name: 'Real State Service' }).click();
    await expect.poll(() => page.getByRole('listbox').count()).toBe(0);
    expect(await interest(page).innerText()).toBe('Real State Service');
    expect(await form(page).locator('[name=interest]').inputValue()).toBe('Real State Service');
  });

  it('offers them by keyboard: Enter opens the list and submits nothing', async () => {
    const page = await visit({ path: '/appointment' });
    await interest(page).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('listbox').waitFor();
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await expect.poll(() => interest(page).innerText()).toBe('Dentist Service');
    expect(await page.getByRole('listbox').count()).toBe(0);
    await page.keyboard.press('Enter');
    await page.getByRole('listbox').waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByRole('listbox').count()).toBe(0);
    expect(await interest(page).innerText()).toBe('Dentist Service');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Dentist Service');
    expect(await page.locator('.Toastify__toast').count()).toBe(0);
  });

  it('moves through them by arrows, Home and first letters, no further than they go', async () => {
    const page = await visit({ path: '/appointment' });
    const focused = () =>
      page.evaluate(() => [document.activeElement?.role, document.activeElement?.textContent]);
    await interest(page).focus();
    for (const [key, name] of [
      ['ArrowDown', 'Accounting Service'],
      ['ArrowUp', 'Accounting Service'],
      ['ArrowDown', 'Payroll Service'],
      ['d', 'Dentist Service'],
      ['ArrowDown', 'Dentist Service'],
      ['Home', 'Accounting Service'],
      ['x', 'Accounting Service'],
      ['T', 'Tax Service'],
    ] as const) {
      await page.keyboard.press(key);
      await expect.poll(focused, { message: key }).toEqual(['option', name]);
    }
    await page.keyboard.press('Space');
    await expect.poll(() => interest(page).innerText()).toBe('Tax Service');
    expect(await page.getByRole('listbox').count()).toBe(0);
  });

  it('closes the list as the focus leaves it, and keeps the interest', async () => {
    const page = await visit({ path: '/appointment' });
    await interest(page).click();
    await page.getByRole('listbox').waitFor();
    await page.keyboard.press('End');
    await page.keyboard.press('Tab');
    await expect.poll(() => page.getByRole('listbox').count()).toBe(0);
    expect(await interest(page).innerText()).toBe('Accounting Service');
    const focused = await page.evaluate(() => document.activeElement?.getAttribute('name'));
    expect(focused).toBe('message');
  });

  it('closes the list on a press elsewhere, and keeps the interest', async () => {
    const page = await visit({ path: '/appointment' });
    await interest(page).click();
    await page.getByRole('listbox').waitFor();
    await page.locator('h1').click();
    await expect.poll(() => page.getByRole('listbox').count()).toBe(0);
    expect(await interest(page).innerText()).toBe('Accounting Service');
    await interest(page).click();
    await page.getByRole('listbox').waitFor();
  });
});

describe('the sign-up and sign-in screens (AUTH-1)', () => {
  it('register leads to the login screen, and signs nobody up', async () => {
    const page = await visit({ path: '/register' });
    expect(await namesOf(page, 'input')).toEqual([
      'firstName',
      'lastName',
      'email',
      'password',
      'agree',
    ]);
    await page.getByLabel('Password').fill('secret');
    await page.getByLabel('Password').press('Enter');
    expect(new URL(page.url()).pathname).toBe('/register');
    await page.getByRole('button', { name: 'Sign up with Google' }).click();
    await page.locator('.Toastify__toast', { hasText: 'no account is created' }).waitFor();
    await form(page).getByRole('link', { name: 'Register' }).click();
    await expect.poll(() => page.title()).toBe('Login - Accupay Vue App');
  });

  it('login leads home; a forgotten password leads to the contact page', async () => {
    const page = await visit({ path: '/login' });
    expect(await namesOf(page, 'input')).toEqual(['email', 'password', 'remember']);
    const forgotten = page.getByRole('link', { name: 'Forget Password?' });
    expect(await forgotten.getAttribute('href')).toBe('/contact');
    await form(page).getByRole('link', { name: 'Login' }).click();
    await expect.poll(() => page.title()).toBe('Home - Accupay Vue App');
  });
});
