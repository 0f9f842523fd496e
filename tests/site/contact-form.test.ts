import { describe, expect, it } from 'vitest';
import { contact } from '@/content/contact';
import { phone } from '@/content/contact-links.excerpt';
import { plain } from '../support/built-pages';
import { form, namesOf, submitDemoForm } from '../support/demo-form';
import { openSite } from '../support/open-site';

const visit = openSite();

const { labels } = contact.form;

it.each([
  [390, 'above'],
  [1280, 'beside'],
])('at %i px, the first number to call stands %s the form', async (width, place) => {
  const page = await visit({ path: '/contact', width });
  const edges = await form(page).boundingBox();
  const first = await page
    .locator(`main a[href="${phone.href}"]`)
    .filter({ visible: true })
    .first()
    .boundingBox();
  if (!edges || !first) throw new Error('The form or the number has no box');
  // In the order of the markup, which is that of the focus.
  expect(first.x >= edges.x + edges.width ? 'beside' : 'above').toBe(place);
  expect(first.y).toBeLessThan(edges.y + (place === 'above' ? 0 : edges.height));
});

describe('the contact form (CONTACT-1, VAL-3, VAL-6, ERR-1)', () => {
  const typed = { firstName: 'Ann', lastName: '', email: 'no address', subject: '', message: 'Hi' };

  it('requires only first name and message, with the browser’s own message', async () => {
    const page = await visit({ path: '/contact' });
    expect(await namesOf(page, '[required]')).toEqual(['firstName', 'message']);
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

  it('marks what it requires', async () => {
    const page = await visit({ path: '/contact' });
    expect((await form(page).locator('label').allInnerTexts()).map(plain)).toEqual([
      `${labels.firstName} *`,
      labels.lastName,
      labels.email,
      labels.subject,
      `${labels.message} *`,
      labels.newsletter,
    ]);
  });

  it('shows next to its button that nothing was sent', async () => {
    const page = await visit({ path: '/contact' });
    for (const name of ['firstName', 'message'])
      await form(page).locator(`[name=${name}]`).fill('a');
    const status = form(page).getByRole('status');
    expect(await status.innerText()).toBe('');
    await form(page).getByRole('button', { name: contact.form.submit }).click();
    await expect.poll(() => status.innerText()).toBe('Nothing was sent.');
  });

  it('sends nothing, keeps its text, and shows a toast', async () => {
    const page = await visit({ path: '/contact' });
    for (const [name, text] of Object.entries(typed)) {
      await form(page).locator(`[name=${name}]`).fill(text);
    }
    await submitDemoForm(page, contact.form.submit, contact.form.toast, typed);
  });

  it('has the right keyboard and autocomplete for each field', async () => {
    const page = await visit({ path: '/contact' });
    const email = page.getByRole('textbox', { name: labels.email, exact: true });
    expect(await email.getAttribute('type')).toBe('text');
    expect(await email.getAttribute('inputmode')).toBe('email');
    expect(await email.getAttribute('autocomplete')).toBe('email');
    expect(await page.getByLabel(labels.firstName).getAttribute('autocomplete')).toBe('given-name');
  });
});
