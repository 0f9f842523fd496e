import { expect, it } from 'vitest';
import { appointment } from '@/content/appointment';
import { contact } from '@/content/contact';
import { form } from '../support/demo-form';
import { openSite } from '../support/open-site';

const visit = openSite();

type Listed = {
  labels: Readonly<Record<string, string>>;
  submit: string;
  /** What is typed or checked. */
  entered: Readonly<Record<string, string | true>>;
  /** What another machine keeps, or what the form's values read as. */
  chosen?: Readonly<Record<string, string>>;
};

/** The forms that list what they would have sent, by their pages. */
const forms: Readonly<Record<string, Listed>> = {
  '/contact': {
    ...contact.form,
    entered: { firstName: 'Ann', email: 'no address', message: 'Hi', newsletter: true },
  },
  '/appointment': {
    ...appointment.form,
    entered: {
      name: 'Ann',
      phone: 'call me',
      email: 'no address',
      businessName: 'Ann & Co',
      date: '2031-03-04',
      message: 'Two people',
    },
    chosen: { interest: appointment.form.defaultInterest, date: 'Tuesday, March 4, 2031' },
  },
};

it.each(Object.entries(forms))(
  '%s lists what would have been sent, to copy, until a field is changed (VAL-6)',
  async (path, { labels, submit, entered, chosen }) => {
    const page = await visit({ path, permissions: ['clipboard-read', 'clipboard-write'] });
    const receipt = page.getByRole('region', { name: 'What would have been sent' });
    for (const [name, value] of Object.entries(entered)) {
      const field = form(page).locator(`[name=${name}]`);
      await (value === true ? field.check() : field.fill(value));
    }
    expect(await receipt.count(), `VAL-6 on ${path}, before`).toBe(0);
    await form(page).getByRole('button', { name: submit }).click();
    const all: Readonly<Record<string, string | true>> = { ...entered, ...chosen };
    const lines = Object.entries(labels).flatMap(([name, label]) => {
      const value = all[name];
      return value ? [`${label}: ${value === true ? 'Yes' : value}`] : [];
    });
    const shown = () =>
      receipt
        .locator('dl > div')
        .evaluateAll((rows) =>
          rows.map(({ children }) => [...children].map((it) => it.textContent).join(': ')),
        );
    await expect.poll(shown, { message: `VAL-6 on ${path}` }).toEqual(lines);
    for (const width of [390, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const button = await form(page).getByRole('button', { name: submit }).boundingBox();
      const list = await receipt.boundingBox();
      const isBelow = list && button && list.y >= button.y + button.height;
      expect(isBelow, `VAL-6 on ${path}, ${width} px: the list is below the button`).toBe(true);
    }
    await receipt.getByRole('button', { name: 'Copy' }).click();
    await page.getByText('Copied.').waitFor();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied, `VAL-6 on ${path}`).toBe(lines.join('\n'));
    await form(page).locator('[name=message]').fill('Another');
    await expect.poll(() => receipt.count(), { message: `VAL-6 on ${path}, after` }).toBe(0);
  },
);

it('another interest is a change, too (VAL-6, ST-INTEREST)', async () => {
  const { labels, submit, entered } = forms['/appointment'] as Listed;
  const page = await visit({ path: '/appointment' });
  for (const [name, value] of Object.entries(entered))
    await form(page).locator(`[name=${name}]`).fill(String(value));
  await form(page).getByRole('button', { name: submit }).click();
  const receipt = page.getByRole('region', { name: 'What would have been sent' });
  await receipt.waitFor();
  await page.getByRole('button', { name: labels.interest ?? '' }).press('Enter');
  await page.getByRole('option').last().click();
  await expect.poll(() => receipt.count(), { message: 'VAL-6 on /appointment' }).toBe(0);
});
