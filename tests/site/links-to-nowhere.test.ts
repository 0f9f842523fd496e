import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { firm } from '@/content/firm';
import { fewFrames } from '../support/browsing';
import { holdRequests } from '../support/hold-requests';
import { nightly } from '../support/nightly';
import { hydrated, openSite } from '../support/open-site';
import { itemAt, product } from '../support/sample';

const visit = openSite({ isIsolated: true });

/** A social icon that leads nowhere. */
const { network } = itemAt(
  firm.social.filter(({ link }) => link === '#'),
  -1,
);
const iconName = `${firm.name} on ${network}`;
const shareName = `Share on ${network}`;

/** Each kind of link to `#`, and when and how it is pressed, on a page that has it. */
const links = [
  ['a social icon of the footer (LAY-5)', 'before', 'click', '/faq', iconName],
  ['a social icon of the footer (LAY-5)', 'after', 'Enter', '/faq', iconName],
  ['a share link of a product (SHOP-2)', 'before', 'Enter', product.path, shareName],
  ['a share link of a post (BLOG-2)', 'after', 'click', '/blog-details', shareName],
  ['Place Order (CHK-3)', 'after', 'click', '/checkout', 'Place Order'],
  ['Place Order (CHK-3)', 'before', 'Enter', '/checkout', 'Place Order'],
] as const;

/** What following a link to `#` must not change; pages are scrolled by now. */
const placeOf = (page: Page) =>
  page.evaluate(() => ({ address: location.href, entries: history.length, top: scrollY }));

it.each(nightly(links, [links[0], links[3], links[5]]))(
  '%s %s hydration changes nothing on %s (LAY-5)',
  async (_, when, press, path, name) => {
    const page = await visit({ path: '/robots.txt', isStatic: true });
    const release = await holdRequests(page, '**/*.js');
    await page.goto(path);
    if (when === 'after') {
      release();
      await hydrated(page);
    }
    const link = page.getByRole('link', { name });
    expect(await link.getAttribute('href')).toBe('#');
    await link.evaluate((element) =>
      element.scrollIntoView({ block: 'center', behavior: 'instant' }),
    );
    const before = await placeOf(page);
    expect(before.top).toBeGreaterThan(0);
    if (press === 'click') await link.click();
    else await link.press('Enter');
    await fewFrames(page);
    expect(await placeOf(page)).toEqual(before);
    expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
    release();
    await hydrated(page);
    await fewFrames(page);
    expect(await placeOf(page)).toEqual(before);
    expect(await page.getByRole('status').allInnerTexts()).not.toContain('Nothing was sent.');
  },
);

it('a link to `#` does not replace one that waits for a submission (LAY-5)', async () => {
  const page = await visit({ path: '/robots.txt', isStatic: true });
  const release = await holdRequests(page, '**/*.js');
  await page.goto(product.path);
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
  await page.getByRole('link', { name: shareName }).click();
  release();
  await page.getByRole('heading', { level: 1, name: 'About' }).waitFor();
  await page.getByRole('link', { name: 'Cart, 1 item' }).waitFor();
});
