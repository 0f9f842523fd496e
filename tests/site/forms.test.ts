import { describe, expect, it } from 'vitest';
import { appointment } from '@/content/appointment';
import { contact } from '@/content/contact';
import { shop } from '@/content/shop';
import { builtPages, readPage } from '../support/built-pages';
import { form } from '../support/demo-form';
import { summary } from '../support/disclosure';
import { nightly } from '../support/nightly';
import { openSite } from '../support/open-site';
import { routePaths } from '../support/route-paths';

const visit = openSite();

describe('the contact form (CONTACT-1, VAL-3, VAL-6, ERR-1)', () => {
  it('requires only first name and message, with the browser’s own message', async () => {
    const page = await visit({ path: '/contact' });
    const said = () => form(page).locator('p').allInnerTexts();
    const before = await said();
    const firstName = form(page).locator('[name=firstName]');
    // After the page's own listeners have run.
    const isHidden = await page.evaluateHandle(() => {
      const seen: boolean[] = [];
      const look = (event: Event) => setTimeout(() => seen.push(event.defaultPrevented));
      document.addEventListener('invalid', look, { capture: true });
      return seen;
    });
    await form(page).getByRole('button', { name: contact.form.submit }).click();
    await expect
      .poll(() => isHidden.jsonValue(), { message: 'VAL-3: /contact hides the browser’s message' })
      .toEqual([false, false]);
    await expect.poll(() => firstName.evaluate((field) => field.matches(':focus'))).toBe(true);
    // Besides the browser's message, which is not part of the page, nothing more is said.
    expect(await said()).toEqual(before);
    expect(await page.locator('.Toastify__toast').count()).toBe(0);
  });
});

const { coupon } = shop.checkout;

describe('the checkout (CHK-1 to CHK-3, ST-COUPON, VAL-4)', () => {
  it.each(nightly([320, 768, 1280], [320]))(
    'shows its open coupon box in full, at %i px',
    async (width) => {
      const page = await visit({ path: '/checkout', width });
      await summary(page, 'Click here').click();
      const box = page.locator('details', { has: page.getByLabel(coupon.label) });
      const cut = () =>
        box.evaluate((details) =>
          [...details.querySelectorAll('*')]
            .filter((at) => at.scrollHeight > at.clientHeight + 1 && at.clientHeight > 1)
            .filter((at) => getComputedStyle(at).overflowY !== 'visible')
            .map((at) => at.className),
        );
      await expect.poll(cut, { message: 'ST-COUPON on /checkout' }).toEqual([]);
    },
  );
});

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

/** Forms with fields that the browser requires. */
const requiring = 'main form:has(:required)';
const built = builtPages();

const paths = routePaths.filter(
  (path) => built.includes(path) && readPage(path).querySelector('main form [required]'),
);

it.each(
  nightly([390, 1280], [390]).flatMap((width) => paths.map((path) => [path, width] as const)),
)(
  'the first field of %s that is empty on submitting is shown with its label, at %i px',
  async (path, width) => {
    const page = await visit({ path, width });
    const visible = page.locator(requiring).filter({ visible: true });
    let count = 0;
    for (const form of await visible.all()) {
      const submit = form.locator('[type=submit]').filter({ visible: true }).last();
      // The form is above the screen as far as it can be.
      await submit.evaluate((button) => {
        scrollBy({ top: button.getBoundingClientRect().top - 200, behavior: 'instant' });
      });
      await submit.click();
      const label = await form.evaluateHandle((element: HTMLFormElement) => {
        const field = element.querySelector<HTMLInputElement>(':invalid');
        return field === document.activeElement ? field?.labels?.[0] : undefined;
      });
      const clearance = () =>
        label.evaluate((element) => {
          const bar = document.querySelector('.site-header')?.getBoundingClientRect();
          return (element?.getBoundingClientRect().top ?? Number.NaN) - (bar?.bottom ?? 0);
        });
      await expect
        .poll(clearance, { message: 'px between the header and the label' })
        .toBeGreaterThanOrEqual(12);
      count++;
    }
    expect(count).toBeGreaterThan(0);
  },
);

it('a first empty field that the edge of the screen cuts is shown whole on submitting, with motion', async () => {
  const page = await visit({ path: '/contact', height: 1150, reducedMotion: 'no-preference' });
  const field = page.locator(requiring).locator(':invalid:not(fieldset)').first();
  await field.evaluate((element) =>
    scrollBy({ top: element.getBoundingClientRect().top + 20, behavior: 'instant' }),
  );
  await page.locator(requiring).locator('[type=submit]').click();
  await expect.poll(() => field.evaluate((it) => it === document.activeElement)).toBe(true);
  const clearance = () =>
    field.evaluate((element) => {
      const bar = document.querySelector('.site-header')?.getBoundingClientRect();
      return element.getBoundingClientRect().top - (bar?.bottom ?? 0);
    });
  await expect
    .poll(clearance, { message: 'px between the header and the field on /contact (WCAG 2.4.11)' })
    .toBeGreaterThanOrEqual(40);
});
