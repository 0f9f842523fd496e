import { describe, expect, it } from 'vitest';
import { contact } from '@/content/contact';
import { judgeTrace } from '@/workbench/judge/judge';
import { parseTrace } from '@/workbench/recorder/read-trace';
import { openSite } from '../support/open-site';
import { cartBadge, lastStep, openAt, runFrom, stepsSinceRestored } from '../support/restart-page';
import { fullPost, pathOfPost } from '../support/sample-posts';
import {
  countSteps,
  downloaded,
  frameIn,
  rowsOf,
  siteHydrated,
  siteIn,
} from '../support/workbench-page';
import { oracle } from '../traces/oracle';

const visit = openSite();

describe('running from a recorded step', () => {
  it('restores the site and continues from there', async () => {
    const page = await openAt(visit, '/shop/shop-details');
    const add = siteIn(page).getByRole('button', { name: 'Add to Cart' });
    await add.click();
    await cartBadge(page, 'Cart, 1 item');
    const one = await lastStep(page);
    await add.click();
    await cartBadge(page, 'Cart, 2 items');
    await siteIn(page).getByRole('link', { name: 'Cart, 2 items' }).click();
    await siteIn(page).getByRole('heading', { name: 'Cart', level: 1 }).waitFor();
    await siteIn(page)
      .getByRole('button', { name: /^Remove / })
      .click();
    await expect.poll(() => rowsOf(page, 'event:item.removed')).toHaveLength(1);
    const before = await lastStep(page);

    await runFrom(page, one);
    await cartBadge(page, 'Cart, 1 item');
    expect(new URL(frameIn(page).url()).pathname).toBe('/shop/shop-details');
    expect(await stepsSinceRestored(page, 'cart')).toEqual([
      `restored in filled, from step ${one}: restored`,
    ]);
    await add.click();
    await cartBadge(page, 'Cart, 2 items');
    await expect
      .poll(() => stepsSinceRestored(page, 'cart'))
      .toEqual([
        `restored in filled, from step ${one}: restored`,
        expect.stringMatching(/qty 1 → 2.*: ✓ as specified row \d+$/),
      ]);

    // Earlier steps are kept and still judged, and the step can be run again.
    expect(await countSteps(page)).toBeGreaterThan(before);
    const trace = parseTrace(await downloaded(page, 'Save trace'));
    const kinds = judgeTrace(trace, oracle).map(({ verdict }) => verdict.kind);
    expect(kinds.filter((kind) => ['departs', 'unjudged'].includes(kind))).toEqual([]);
    expect(kinds.lastIndexOf('restored')).toBeGreaterThanOrEqual(before);
    await runFrom(page, one);
    await cartBadge(page, 'Cart, 1 item');
  });

  it('reopens the menu and its submenu', async () => {
    const page = await openAt(visit);
    const dialog = siteIn(page).getByRole('dialog');
    await siteIn(page).getByRole('button', { name: 'Open menu' }).click();
    await dialog.locator('summary').filter({ hasText: 'Shop' }).click();
    await siteIn(page).locator('dialog details[open]').waitFor();
    const opened = await lastStep(page);
    await dialog.getByRole('link', { name: 'Shop Details' }).click();
    await siteIn(page).getByRole('button', { name: 'Add to Cart' }).waitFor();
    await runFrom(page, opened);
    await dialog.waitFor();
    expect(await siteIn(page).locator('dialog details[open] summary').innerText()).toBe('Shop');
    expect(new URL(frameIn(page).url()).pathname).toBe('/');
    await dialog.getByRole('link', { name: 'Shop Details' }).click();
    await siteIn(page).getByRole('button', { name: 'Add to Cart' }).waitFor();
    expect(await stepsSinceRestored(page, 'navigation')).toContainEqual(
      expect.stringMatching(/^moved: settled → loading.*: ✓ as specified row \d+$/),
    );
  });

  it('restores each form to what it had, in bullets, also on a page that is shown later', async () => {
    const page = await openAt(visit, '/contact');
    const site = siteIn(page);
    const reply = site.getByLabel('Reply to').first();
    const name = site.locator('form', { hasText: 'Post A Comment' }).getByLabel('Name');
    await site.getByLabel(contact.form.labels.firstName).fill('Ann');
    await site.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).first().click();
    await site
      .locator(`main a[href="${pathOfPost(fullPost)}"]`)
      .first()
      .click();
    await name.fill('Ann Lee');
    await reply.fill('Yes');
    const typed = await lastStep(page);
    await name.fill('');
    await runFrom(page, typed);
    expect(await name.inputValue()).toBe('•••••••');
    expect(await reply.inputValue()).toBe('•••');
    const status = page.getByRole('status').getByText('The app is running from step');
    expect(await status.innerText(), 'names no form as missing').toMatch(/from step \d+\.$/);
    await site.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).first().click();
    expect(await site.getByLabel(contact.form.labels.firstName).inputValue()).toBe('•••');
    expect((await stepsSinceRestored(page, 'form')).at(-1)).toBe(
      `restored in fields.filled · result.unsubmitted, from step ${typed}: restored`,
    );
  });

  it('restores native state: open details, chosen radios, field text', async () => {
    const page = await openAt(visit, '/pricing');
    const yearly = siteIn(page).getByRole('radio', { name: /year/i }).first();
    await yearly.press(' ');
    const chosen = await lastStep(page);
    await frameIn(page).goto('/faq');
    await siteHydrated(page);
    const open3 = siteIn(page).locator('main details').nth(2);
    await open3.locator('summary').click();
    const answered = await lastStep(page);
    await siteIn(page).locator('main details').nth(1).locator('summary').click();
    await frameIn(page).goto('/checkout');
    await siteHydrated(page);
    const coupon = siteIn(page).locator('main details').first();
    await coupon.locator('summary').click();
    await siteIn(page).locator('main details[open]').waitFor();
    const uncovered = await lastStep(page);
    const country = siteIn(page).getByRole('combobox').first();
    await country.fill('new z');
    const typed = await lastStep(page);
    await country.press('Escape');
    await coupon.locator('summary').click();

    await runFrom(page, chosen);
    expect(await yearly.isChecked()).toBe(true);
    await runFrom(page, answered);
    expect(await siteIn(page).locator('main details[open]').count()).toBe(1);
    expect(await open3.getAttribute('open')).not.toBeNull();
    await runFrom(page, uncovered);
    expect(await coupon.getAttribute('open')).not.toBeNull();
    await runFrom(page, typed);
    expect(await country.inputValue()).toBe('new z');
    await siteIn(page).getByRole('option', { name: 'New Zealand' }).click();
    expect(await country.inputValue()).toBe('New Zealand');
    await page.locator('output', { hasText: 'No departures' }).waitFor();
    expect(await rowsOf(page, 'verdict:departs')).toEqual([]);
  });
});
