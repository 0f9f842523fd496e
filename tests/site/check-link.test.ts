import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { checkTools } from '@/content/home';
import { fewFrames } from '../support/browsing';
import { holdRequests } from '../support/hold-requests';
import { nightly } from '../support/nightly';
import { openSite } from '../support/open-site';

const visit = openSite();

const hours = (page: Page) => page.getByRole('spinbutton', { name: 'Hours', exact: true });
const rate = (page: Page) => page.getByRole('spinbutton', { name: 'Pay rate' });

const figures = async (page: Page) => [
  await hours(page).inputValue(),
  await rate(page).inputValue(),
  await page.locator('[name=pay-state]:checked').getAttribute('value'),
];
const first = ['84.50', '41.00', 'montana'];
const send = (page: Page) => page.getByRole('button', { name: checkTools.send });

describe('a link to a check (ST-PAY-7)', () => {
  it('shows that check', async () => {
    const page = await visit({ path: '/#check=1,40.00,52.75,wyoming' });
    await expect
      .poll(() => figures(page), { message: 'ST-PAY-7 on /' })
      .toEqual(['40.00', '52.75', 'wyoming']);
    const announced = page.locator('#announcer');
    await expect.poll(() => announced.textContent()).toMatch(/^Net pay \$/);
  });

  it('counts less than what was typed before hydration', async () => {
    const page = await visit({ path: '/faq', isStatic: true });
    const release = await holdRequests(page, '**/*.js');
    await page.goto('/#check=1,40.00,52.75,wyoming', { waitUntil: 'commit' });
    await hours(page).fill('50');
    release();
    await expect.poll(() => figures(page)).toEqual(['50', '52.75', 'wyoming']);
  });

  it('also counts if it is entered while the page is shown, and leaves Back and links alone', async () => {
    const page = await visit({ path: '/#check=1,40.00,52.75,wyoming' });
    const home = await page.title();
    await expect.poll(() => figures(page)).toEqual(['40.00', '52.75', 'wyoming']);
    await page.evaluate(() => {
      location.hash = '#check=1,60.00,30.00,arizona';
    });
    await expect.poll(() => figures(page)).toEqual(['60.00', '30.00', 'arizona']);
    await page.goBack();
    await expect.poll(() => figures(page)).toEqual(['40.00', '52.75', 'wyoming']);
    await page.getByRole('link', { name: 'Learn More' }).click();
    await expect.poll(() => new URL(page.url()).pathname + new URL(page.url()).hash).toBe('/faq');
    await page.goBack();
    await expect.poll(() => page.title()).toBe(home);
    await expect.poll(() => figures(page)).toEqual(['40.00', '52.75', 'wyoming']);
    expect(new URL(page.url()).hash).toBe('#check=1,40.00,52.75,wyoming');
    await page.goForward();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/faq');
    await page.locator('header a[href="/"]').first().click();
    await expect.poll(() => page.title()).toBe(home);
    expect(new URL(page.url()).hash).toBe('');
    expect(await figures(page)).toEqual(first);
  });
});

describe('sending a check (ST-PAY-7)', () => {
  it('copies a link that shows it, and says so', async () => {
    const page = await visit({ permissions: ['clipboard-read', 'clipboard-write'] });
    const said = () => page.locator('#announcer').textContent();
    await page.getByRole('button', { name: 'More hours' }).click();
    await expect.poll(said).toMatch(/\$/);
    const before = await said();
    await page.getByText('Arizona', { exact: true }).click();
    // The net pay is announced half a second after a change, and would replace what follows.
    await expect.poll(said).not.toBe(before);
    await send(page).click();
    const button = page.getByRole('button', { name: checkTools.copied });
    await button.waitFor();
    await expect.poll(said).toMatch(/copied/);
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link, 'ST-PAY-7 on /').toBe(
      `${new URL(page.url()).origin}/#check=1,85.00,41.00,arizona`,
    );
    expect(new URL(page.url()).hash, 'the address stays').toBe('');
    const opened = await visit({ path: link.slice(new URL(link).origin.length) });
    await expect.poll(() => figures(opened)).toEqual(['85.00', '41.00', 'arizona']);
  });

  it('copies it also where a computer has a share sheet', async () => {
    const page = await visit({ permissions: ['clipboard-read', 'clipboard-write'] });
    await page.evaluate(() => {
      const share = async () => document.body.setAttribute('data-shared', '');
      Object.defineProperty(navigator, 'share', { value: share });
    });
    await send(page).click();
    await expect
      .poll(() => page.getByRole('button', { name: checkTools.copied }).count(), {
        message: 'ST-PAY-7 on /: copied',
      })
      .toBe(1);
    expect(await page.locator('[data-shared]').count(), 'ST-PAY-7 on /: shared').toBe(0);
  });

  it('shows the link if the browser refuses, selected when it is focused', async () => {
    const page = await visit({ permissions: [] });
    await page.evaluate(() => {
      const writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
      Object.defineProperty(navigator, 'clipboard', { value: { writeText } });
    });
    await send(page).click();
    const field = page.getByLabel(checkTools.byHand);
    await expect.poll(() => field.count(), { message: 'ST-PAY-7 on /' }).toBe(1);
    await field.focus();
    const link = `${new URL(page.url()).origin}/#check=1,84.50,41.00,montana`;
    expect(await field.inputValue(), 'ST-PAY-7 on /').toBe(link);
    expect(await page.evaluate(() => getSelection()?.toString())).toBe(link);
    await page.getByRole('button', { name: 'More hours' }).click();
    await expect.poll(() => field.inputValue()).toMatch(/85\.00/);
  });

  it.each(nightly(['shared', 'closed', 'open already'], ['shared', 'open already']))(
    'hands it to the share sheet of a phone: %s',
    async (outcome) => {
      const page = await visit({ width: 390, isMobile: true, hasTouch: true, permissions: [] });
      await page.evaluate((outcome) => {
        Object.assign(globalThis, { shared: [] as unknown[] });
        const share = async (data: unknown) => {
          (globalThis as unknown as { shared: unknown[] }).shared.push(data);
          if (outcome === 'closed') throw new DOMException(outcome, 'AbortError');
          if (outcome === 'open already') throw new DOMException(outcome, 'InvalidStateError');
        };
        Object.defineProperty(navigator, 'share', { value: share });
      }, outcome);
      await send(page).tap();
      const shared = () =>
        page.evaluate(() => (globalThis as unknown as { shared: { url: string }[] }).shared);
      await expect.poll(async () => (await shared()).length).toBe(1);
      expect((await shared())[0]?.url).toMatch(/\/#check=1,84\.50,41\.00,montana$/);
      await fewFrames(page);
      expect(await send(page).isVisible(), 'ST-PAY-7 on /: nothing to say').toBe(true);
      expect(await page.getByLabel(checkTools.byHand).count(), 'ERR-1, ST-PAY-7 on /').toBe(0);
    },
  );
});
