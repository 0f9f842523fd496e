import { describe, expect, it } from 'vitest';
import { form, namesOf, submitInVain } from '../support/demo-form';
import { openSite } from '../support/open-site';

const visit = openSite();

describe('the contact form (CONTACT-1, VAL-3, VAL-6)', () => {
  const typed = { firstName: 'Ann', lastName: '', email: 'no address', subject: '', message: 'Hi' };

  it('requires only first name and message, natively', async () => {
    const page = await visit({ path: '/contact' });
    expect(await namesOf(page, '[required]')).toEqual(['firstName', 'message']);
    await form(page).getByRole('button', { name: 'Submit' }).click();
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe(
      'firstName',
    );
    expect(await page.locator('.Toastify__toast').count()).toBe(0);
  });

  it('shows an error beside an empty field after an attempt to submit', async () => {
    const page = await visit({ path: '/contact' });
    const missing = page.getByText('Please enter your first name');
    expect(await missing.isVisible()).toBe(false);
    expect(await form(page).locator('label').allInnerTexts()).toEqual([
      'First name *',
      'Last name',
      'Email',
      'Subject',
      'Message *',
      'Email me each month’s payroll deadlines',
    ]);
    await form(page).getByRole('button', { name: 'Submit' }).click();
    await missing.waitFor();
    await form(page).locator('[name=firstName]').fill('Ann');
    await missing.waitFor({ state: 'hidden' });
  });

  it('says beside its button that nothing was sent', async () => {
    const page = await visit({ path: '/contact' });
    for (const name of ['firstName', 'message'])
      await form(page).locator(`[name=${name}]`).fill('a');
    const status = form(page).getByRole('status');
    expect(await status.innerText()).toBe('');
    await form(page).getByRole('button', { name: 'Submit' }).click();
    await expect.poll(() => status.innerText()).toBe('Nothing was sent.');
  });

  it('sends nothing, keeps its text, and says so', async () => {
    const page = await visit({ path: '/contact' });
    for (const [name, text] of Object.entries(typed)) {
      await form(page).locator(`[name=${name}]`).fill(text);
    }
    await submitInVain(page, 'Submit', 'No message was sent: this is a demo.', typed);
  });

  it('has the right keyboard and autocomplete for each field', async () => {
    const page = await visit({ path: '/contact' });
    const email = page.getByRole('textbox', { name: 'Email', exact: true });
    expect(await email.getAttribute('type')).toBe('text');
    expect(await email.getAttribute('inputmode')).toBe('email');
    expect(await email.getAttribute('autocomplete')).toBe('email');
    expect(await page.getByLabel('First name').getAttribute('autocomplete')).toBe('given-name');
  });
});
