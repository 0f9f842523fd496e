import { describe, expect, it } from 'vitest';
import { contact } from '@/content/contact';
import { phone } from '@/content/contact-links.excerpt';
import { form } from '../support/demo-form';
import { openSite } from '../support/open-site';

const visit = openSite();

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
