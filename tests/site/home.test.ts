import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { nextStart } from '@/content/faqs';
import { firm } from '@/content/firm';
import { counters, whyUs } from '@/content/home';
import { hours, phoneLine } from '@/content/hours.excerpt';
import { phoneLineAt } from '@/lib/phone-line';
import { fewFrames } from '../support/browsing';
import { nightly } from '../support/nightly';
import { openSite } from '../support/open-site';

const visit = openSite();

const figuresLabel = `${firm.name} in figures`;

const section = (page: Page, title: string) => page.locator(`section[aria-labelledby="${title}"]`);

it('shows all of a post on a phone (HOME-13)', async () => {
  const page = await visit({ width: 390 });
  const teasers = section(page, 'blog-title').locator('li');
  for (const part of ['p:has(> .chip)', 'img', 'h3', 'h3 + p', 'a']) {
    const shown = await teasers.locator(part).filter({ visible: true }).count();
    expect(shown, `HOME-13 on / at 390 px: ${part}`).toBe(await teasers.count());
  }
});

it('folds its promises on a phone, where a press on a title opens its clause', async () => {
  const page = await visit({ width: 390 });
  const promises = section(page, 'why-us-title').locator('li');
  const clauses = promises.locator('p').filter({ visible: true });
  const titles = promises.getByRole('heading');
  expect(await titles.allInnerTexts()).toEqual(whyUs.items.map(({ title }) => title));
  expect(await clauses.count()).toBe(0);
  await titles.last().scrollIntoViewIfNeeded();
  const title = await titles.last().boundingBox();
  await page.mouse.click((title?.x ?? 0) + 20, (title?.y ?? 0) + 20);
  expect(await clauses.allInnerTexts()).toEqual([whyUs.items.at(-1)?.desc]);
  await page.setViewportSize({ width: 768, height: 800 });
  expect(await clauses.allInnerTexts()).toEqual(whyUs.items.map(({ desc }) => desc));
  await page.setViewportSize({ width: 390, height: 800 });
  await page.emulateMedia({ media: 'print' });
  expect(await clauses.count()).toBe(whyUs.items.length);
});

it.each([
  [1280, '/blog'],
  [390, '/blog-details'],
])('at %i px `See All Blog` leads to %s (HOME-13)', async (width, href) => {
  const page = await visit({ width });
  const link = section(page, 'blog-title').getByRole('link', { name: 'See All Blog' });
  expect(await link.evaluateAll((all) => all.map((a) => a.getAttribute('href')))).toEqual([href]);
});

it('shows the error right below the field on a phone (VAL-1)', async () => {
  const page = await visit({ width: 360 });
  await page.getByRole('button', { name: 'Subscribe' }).click();
  const field = await page.getByLabel('Email address').boundingBox();
  const error = await page.locator('#newsletter-error').boundingBox();
  const gap = (error?.y ?? 0) - (field?.y ?? 0) - (field?.height ?? 0);
  expect(gap, 'VAL-1 on /').toBeGreaterThanOrEqual(0);
  expect(gap, 'VAL-1 on /').toBeLessThan(16);
  const words = await page.locator('#newsletter-error').innerText();
  expect(words, 'VAL-1, ERR-1 on /').toBe('Please enter your email');
});

describe('the counters (HOME-5, BIZ-5)', () => {
  const figures = counters.map(({ prefix, value, suffix }) => `${prefix}${value}${suffix}`);
  const figuresOf = (page: Page) => page.getByRole('region', { name: figuresLabel });
  const shown = (page: Page) =>
    figuresOf(page)
      .locator('p > .figure')
      .evaluateAll((all) => all.map((span) => span.lastElementChild?.textContent));

  it('count up to their figures when they scroll into view', async () => {
    const page = await visit({ reducedMotion: 'no-preference' });
    await fewFrames(page);
    expect(await shown(page), 'BIZ-5 on /').toEqual(figures);
    const band = figuresOf(page);
    await band.scrollIntoViewIfNeeded();
    await expect.poll(() => shown(page), { interval: 20 }).not.toEqual(figures);
    const start = Date.now();
    await expect.poll(() => shown(page), { timeout: 5000, interval: 20 }).toEqual(figures);
    expect(Date.now() - start).toBeGreaterThan(1800);
  });

  it('do not count under reduced motion', async () => {
    const page = await visit();
    const band = figuresOf(page);
    await band.evaluate((element) => {
      const seen: (string | null | undefined)[] = [];
      Object.assign(window, { seen });
      new MutationObserver(() => seen.push('changed')).observe(element, {
        characterData: true,
        childList: true,
        subtree: true,
      });
    });
    await band.scrollIntoViewIfNeeded();
    await fewFrames(page);
    expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([]);
    expect(await shown(page)).toEqual(figures);
  });
});

/** A Monday and a federal holiday. */
const times = ['2026-11-23T17:00:00Z', '2026-11-26T17:00:00Z'];
it.each(times.map((time) => [time, phoneLineAt(Date.parse(time), phoneLine).words]))(
  'says at %s: %s, without a layout shift (BIZ-13)',
  async (now, words) => {
    const page = await visit({ now: new Date(now) });
    const line = section(page, 'call-title').locator('figcaption');
    expect((await line.innerText()).trim()).toContain(hours.long);
    const height = (await line.boundingBox())?.height;
    await line.scrollIntoViewIfNeeded();
    await line.getByText(words).waitFor();
    expect((await line.boundingBox())?.height).toBe(height);
  },
);

it.each(nightly([320, 390, 1280], [390]))(
  'has a day to sign by on the visitor’s calendar, without a layout shift, at %i px (BIZ-13)',
  async (width) => {
    const answer = (page: Page) => page.locator('details[open] .disclosure-body');
    const still = await visit({ path: '/faq', width, javaScriptEnabled: false });
    expect(await answer(still).innerText()).toContain(nextStart.always);
    const height = (await answer(still).boundingBox())?.height;
    // Still November 20 there.
    const now = new Date('2026-11-21T09:00:00Z');
    const page = await visit({ path: '/faq', width, now, timezoneId: 'Pacific/Pago_Pago' });
    await answer(page).scrollIntoViewIfNeeded();
    await page.getByText(nextStart.today('January 1', 'January 1', 'November 20')).waitFor();
    expect(await answer(page).innerText()).not.toContain(nextStart.always);
    expect((await answer(page).boundingBox())?.height).toBe(height);
  },
);
