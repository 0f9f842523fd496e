import { describe, expect, it } from 'vitest';
import { shop } from '@/content/shop';
import { fewFrames } from '../support/browsing';
import { plain } from '../support/built-pages';
import { summary } from '../support/disclosure';
import { openSite } from '../support/open-site';

const visit = openSite();

const { coupon, order: sample } = shop.checkout;
const [line] = sample.lines;

describe('the checkout (CHK-1 to CHK-3, ST-COUPON, VAL-4)', () => {
  it('opens and closes its coupon box', async () => {
    const page = await visit({ path: '/checkout' });
    const toggle = summary(page, 'Click here');
    const code = page.getByLabel(coupon.label);
    expect(await page.getByText('Have a coupon?').isVisible()).toBe(true);
    expect(await code.isVisible()).toBe(false);
    await toggle.click();
    await expect.poll(() => code.isVisible()).toBe(true);
    await page.getByRole('button', { name: coupon.submit }).click();
    expect(await code.isVisible()).toBe(true);
    await toggle.press('Enter');
    await expect.poll(() => code.isVisible()).toBe(false);
  });

  it.each([320, 768, 1280])('shows its open coupon box in full, at %i px', async (width) => {
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
  });

  it('requires no field, despite its asterisks', async () => {
    const page = await visit({ path: '/checkout' });
    expect(await page.locator('main [required], main [pattern], main [maxlength]').count()).toBe(0);
    expect(await page.getByLabel('Phone').getAttribute('inputmode')).toBe('numeric');
    const labels = (await page.locator('main form label').allInnerTexts()).map(plain);
    expect(labels.filter((label) => label.endsWith('*'))).toEqual([
      'First Name *',
      'Last Name *',
      'Country/Region *',
      'Street Address *',
      'Town/City *',
      'State *',
      'Phone *',
      'Email Address *',
    ]);
  });

  it('shows the sample order, which can’t be placed', async () => {
    const page = await visit({ path: '/checkout' });
    const order = page.getByRole('region', { name: 'Your Order' });
    expect(await order.getByRole('row', { name: line.label }).innerText()).toContain(line.amount);
    expect(await order.innerText()).toContain(shop.checkout.payment);
    await page.getByLabel('First Name').fill('Ann');
    const place = order.getByRole('link', { name: 'Place Order' });
    expect(await place.getAttribute('href')).toBe('#');
    await place.click();
    await fewFrames(page);
    expect(await page.locator('.Toastify__toast').count(), 'it submits nothing').toBe(0);
    expect(await page.getByLabel('First Name').inputValue()).toBe('Ann');
  });

  it('says on Enter in a field that nothing is sent (VAL-6)', async () => {
    const page = await visit({ path: '/checkout' });
    await page.getByLabel('First Name').fill('Ann');
    await page.getByLabel('Phone').press('Enter');
    await page.getByText(shop.checkout.toast).waitFor();
    expect(await page.getByLabel('First Name').inputValue()).toBe('Ann');
  });
});
