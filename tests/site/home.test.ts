import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { fewFrames } from '../support/browsing';
import { openSite } from '../support/open-site';

const visit = openSite();

const section = (page: Page, title: string) => page.locator(`section[aria-labelledby="${title}"]`);

it('has its sections in the order of HOME-1 to HOME-13', async () => {
  const page = await visit();
  const sections = await page
    .locator('main > section, main > div > section')
    .evaluateAll((all) => all.map((s) => s.getAttribute('aria-labelledby') ?? s.ariaLabel));
  expect(sections).toEqual([
    'hero-title',
    'logos-title',
    'solutions-title',
    'features-title',
    'Accupay in figures',
    'steps-title',
    'why-us-title',
    'integrations-title',
    'call-title',
    'testimonials-title',
    'pricing-title',
    'questions-title',
    'blog-title',
  ]);
});

it('links from the hero to /contact and /faq (HOME-1)', async () => {
  const page = await visit();
  const hero = section(page, 'hero-title');
  const target = (name: string) => hero.getByRole('link', { name }).getAttribute('href');
  expect([await target('Get Started'), await target('Learn More')]).toEqual(['/contact', '/faq']);
});

it.each([
  [1280, '/blog'],
  [390, '/blog-details'],
])('at %i px `See All Blog` leads to %s (HOME-13)', async (width, href) => {
  const page = await visit({ width });
  const link = section(page, 'blog-title').getByRole('link', { name: 'See All Blog' });
  expect(await link.evaluateAll((all) => all.map((a) => a.getAttribute('href')))).toEqual([href]);
});

describe('the newsletter (ST-NEWS, VAL-1, BIZ-7)', () => {
  it('flags an empty email, keeps the flag while typing, and accepts any text', async () => {
    const page = await visit();
    const email = page.getByLabel('Email address');
    const error = page.getByText('Please enter your email');
    await page.getByRole('button', { name: 'Subscribe' }).click();
    expect(await error.isVisible()).toBe(true);
    expect(await email.getAttribute('aria-invalid')).toBe('true');
    await email.pressSequentially('no format check');
    expect(await error.isVisible()).toBe(true);
    await page.keyboard.press('Enter');
    await expect.poll(() => email.inputValue()).toBe('');
    expect(await error.count()).toBe(0);
    const toast = page.getByText('Thanks for subscribing!');
    await toast.waitFor();
    await toast.waitFor({ state: 'detached', timeout: 5000 });
  });
});

it('shows the error between the field and the button on a phone (VAL-1)', async () => {
  const page = await visit({ width: 360 });
  const button = page.getByRole('button', { name: 'Subscribe' });
  await button.click();
  const tops = [];
  for (const part of [page.getByLabel('Email address'), page.locator('#newsletter-error'), button])
    tops.push((await part.boundingBox())?.y ?? 0);
  expect(tops).toEqual(tops.toSorted((a, b) => a - b));
  expect(await page.locator('#newsletter-error').innerText()).toBe('Please enter your email');
});

describe('the prices (ST-PRICE, BIZ-1)', () => {
  it('are twelve times as high for a year, with the same label', async () => {
    const page = await visit();
    const prices = section(page, 'pricing-title');
    const shown = () => prices.locator('li > p .figure').allInnerTexts();
    const monthly = prices.getByRole('radio', { name: 'Monthly' });
    expect([await monthly.isChecked(), await shown()]).toEqual([true, ['10', '20', '40']]);
    await monthly.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(shown).toEqual(['120', '240', '480']);
    expect(await prices.getByText('- monthly').count()).toBe(3);
    expect(await prices.getByText('billed once a year, 12 × 20').isVisible()).toBe(true);
    await prices.getByText('Monthly', { exact: true }).click();
    await expect.poll(shown).toEqual(['10', '20', '40']);
  });
});

describe('the questions (ST-FAQ)', () => {
  it('open one at a time, or none, by mouse and keyboard', async () => {
    const page = await visit();
    const faq = section(page, 'questions-title');
    const open = () =>
      faq.locator('details').evaluateAll((all) =>
        (all as HTMLDetailsElement[]).flatMap((details, index) => {
          const isShown = details.querySelector('p')?.checkVisibility() === true;
          if (isShown !== details.open) throw new Error(`Item ${index} differs`);
          return isShown ? [index] : [];
        }),
      );
    const item = (index: number) => faq.locator('summary').nth(index);
    await item(0).scrollIntoViewIfNeeded();
    expect(await open()).toEqual([0]);
    await item(3).click();
    await expect.poll(open).toEqual([3]);
    await item(1).focus();
    await page.keyboard.press('Enter');
    await expect.poll(open).toEqual([1]);
    await page.keyboard.press('Space');
    await expect.poll(open).toEqual([]);
    await item(4).click();
    await expect.poll(open).toEqual([4]);
  });
});

describe('the counters (BIZ-5)', () => {
  const figures = ['68 hrs', '$256689', '6 weeks'];
  const shown = (page: Page) =>
    page
      .locator('section[aria-label="Accupay in figures"] p > span:first-child')
      .evaluateAll((all) => all.map((span) => span.lastElementChild?.textContent));

  it('count up to their figures when they scroll into view', async () => {
    const page = await visit({ reducedMotion: 'no-preference' });
    expect(await shown(page)).toEqual(figures);
    const counters = page.locator('section[aria-label="Accupay in figures"]');
    await counters.scrollIntoViewIfNeeded();
    await expect.poll(() => shown(page), { interval: 20 }).not.toEqual(figures);
    const start = Date.now();
    await expect.poll(() => shown(page), { timeout: 5000, interval: 20 }).toEqual(figures);
    expect(Date.now() - start).toBeGreaterThan(1800);
  });

  it('do not count under reduced motion', async () => {
    const page = await visit();
    await page.evaluate(() => {
      const seen: (string | null | undefined)[] = [];
      Object.assign(window, { seen });
      new MutationObserver(() => seen.push('changed')).observe(
        document.querySelector('section[aria-label="Accupay in figures"]') as Element,
        { characterData: true, childList: true, subtree: true },
      );
    });
    const counters = page.locator('section[aria-label="Accupay in figures"]');
    await counters.scrollIntoViewIfNeeded();
    await fewFrames(page);
    expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([]);
    expect(await shown(page)).toEqual(figures);
  });
});

it.each([
  ['2026-11-23T17:00:00Z', 'Open now, closes 6PM'],
  ['2026-11-28T17:00:00Z', 'Closed now, opens Monday 6AM'],
  ['2026-11-26T17:00:00Z', 'Closed today for Thanksgiving, opens Friday 6AM'],
])('says at %s: %s, without a layout shift (BIZ-13)', async (now, words) => {
  const page = await visit({ now: new Date(now) });
  const line = section(page, 'call-title').locator('figcaption');
  expect((await line.innerText()).trim()).toContain(
    'Monday to Friday, 6AM to 6PM MST (MDT in summer), except federal holidays',
  );
  const height = (await line.boundingBox())?.height;
  await line.scrollIntoViewIfNeeded();
  await line.getByText(words).waitFor();
  expect((await line.boundingBox())?.height).toBe(height);
});

it('is at most 12,000 px long on a phone, and its rows scroll by keyboard', async () => {
  const page = await visit({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(12_000);
  const row = page.getByRole('group', { name: 'Four jobs and their papers' });
  await row.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => row.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect.poll(() => row.evaluate((element) => element.tabIndex)).toBe(-1);
});
