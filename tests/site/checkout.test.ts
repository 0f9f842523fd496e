import { describe, expect, it } from 'vitest';
import { shop } from '@/content/shop';
import { summary } from '../support/disclosure';
import { openSite } from '../support/open-site';

const visit = openSite();

const { coupon } = shop.checkout;

describe('the checkout (CHK-1 to CHK-3, ST-COUPON, VAL-4)', () => {
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

  it('says on Enter in a field that nothing is sent (VAL-6)', async () => {
    const page = await visit({ path: '/checkout' });
    await page.getByLabel('First Name').fill('Ann');
    await page.getByLabel('Phone').press('Enter');
    await page.getByText(shop.checkout.toast).waitFor();
    expect(await page.getByLabel('First Name').inputValue()).toBe('Ann');
  });
});
