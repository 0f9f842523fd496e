import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { answers, hydrated, isLaidOut, openSite } from '../support/open-site';

const visit = openSite();
const asleep = { isAsleep: true, reducedMotion: 'reduce' } as const;

const stage = (page: Page) => page.evaluate(() => document.documentElement.dataset.script);
const fontsShown = (page: Page) =>
  page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').length);
const webFonts = ['Bricolage Grotesque', 'Public Sans'];
const familiesLoaded = (page: Page) =>
  page.evaluate(() =>
    [...document.fonts]
      .filter(({ status }) => status === 'loaded')
      .map(({ family }) => family.replaceAll('"', ''))
      .filter((family) => !family.endsWith('Fallback')),
  );

describe('a page that nobody touches', () => {
  it('fetches its modules and runs none', async () => {
    const page = await visit(asleep);
    await page.waitForLoadState('networkidle');
    const fetched = await page.evaluate(() =>
      performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')),
    );
    expect(fetched.length).toBeGreaterThan(3);
    expect(await stage(page)).toBe('coming');
    expect(await page.locator('h1').evaluate((node) => Object.keys(node))).toEqual([]);
  });

  it.each([
    '/shop',
    '/shop/multistate-payroll',
    '/blog',
    '/blog/form-941-gives-ten-extra-days-to-those-who-deposit-on-time',
    '/case-study',
    '/case-study/one-home-state-for-every-driver',
    '/team/priya-raman',
  ])('%s brings the picture of its first screen along, and keeps it', async (path) => {
    const page = await visit({ ...asleep, path });
    const picture = page.locator('main img').first();
    const isDrawing = () =>
      picture.evaluate((image: HTMLImageElement) => {
        const isData = image.currentSrc.startsWith('data:image/svg+xml,');
        return isData && image.complete && image.naturalWidth > 0;
      });
    await expect.poll(isDrawing).toBe(true);
    await hydrated(page);
    await answers(picture);
    expect(await isDrawing()).toBe(true);
  });

  it.each(['/', '/about', '/shop', '/checkout'])(
    '%s looks as it does with the whole stylesheet, which comes later',
    async (path) => {
      const page = await visit({ ...asleep, path });
      await expect.poll(() => familiesLoaded(page)).toEqual(webFonts);
      const sheet = page.locator('head > link[rel="stylesheet"]');
      const hasCome = (link: HTMLLinkElement) => link.sheet !== null;
      await expect.poll(() => sheet.evaluate(hasCome)).toBe(true);
      expect(await sheet.getAttribute('media')).toBe('print');
      const changed = await sheet.evaluate((link: HTMLLinkElement) => {
        const looks = () =>
          [...document.querySelectorAll('body, body *')].map((element) =>
            [null, '::before', '::after']
              .map((part) => getComputedStyle(element, part).cssText)
              .join(),
          );
        const before = looks();
        link.media = 'all';
        const after = looks();
        return {
          all: before.length,
          changed: after.filter((look, i) => look !== before[i]).length,
        };
      });
      expect(changed).toEqual({ all: expect.any(Number), changed: 0 });
      expect(changed.all).toBeGreaterThan(100);
    },
  );

  it('shows its fonts, both at once, after the first paint', async () => {
    const page = await visit(asleep);
    await expect.poll(() => familiesLoaded(page)).toEqual(webFonts);
    const [paint, ...fonts] = await page.evaluate(() => [
      performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
      ...performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.woff2'))
        .map(({ startTime }) => startTime),
    ]);
    expect(fonts).toHaveLength(2);
    expect(fonts.every((start) => start >= (paint ?? Number.NaN))).toBe(true);
  });

  it('shows them without script, too', async () => {
    const page = await visit({ javaScriptEnabled: false });
    await expect.poll(() => fontsShown(page)).toBeGreaterThanOrEqual(2);
    expect(await familiesLoaded(page)).toEqual(webFonts);
  });

  it('wakes where something on screen moves by itself (BIZ-10)', async () => {
    const page = await visit({ path: '/login', isAsleep: true });
    await page.locator('html[data-script="ready"]').waitFor({ state: 'attached' });
  });

  it.each(['pointermove', 'pointerdown', 'keydown', 'wheel', 'touchstart'])(
    'wakes at a %s',
    async (sign) => {
      const page = await visit(asleep);
      await page.evaluate((type) => dispatchEvent(new Event(type)), sign);
      await page.locator('html[data-script="ready"]').waitFor({ state: 'attached' });
    },
  );

  it('wakes at a scroll, and lays out the rest', async () => {
    const page = await visit(asleep);
    expect(await page.evaluate(isLaidOut)).toBe(false);
    await page.evaluate(() => scrollBy({ top: 20, behavior: 'instant' }));
    await expect.poll(() => page.evaluate(isLaidOut)).toBe(true);
    await page.locator('html[data-script="ready"]').waitFor({ state: 'attached' });
  });
});

describe('what a visitor does before the page answers', () => {
  it('a press is made once it does', async () => {
    const page = await visit({ ...asleep, width: 390 });
    const button = page.getByRole('button', { name: 'Open menu' });
    await button.evaluate((node: HTMLElement) => node.click());
    await page.getByRole('dialog').waitFor();
  });

  it('a choice is made, too', async () => {
    const page = await visit({ ...asleep, path: '/pricing' });
    const yearly = page.getByRole('radio', { name: 'Yearly' });
    expect(await yearly.getAttribute('aria-checked')).toBe('false');
    await yearly.evaluate((node: HTMLElement) => node.click());
    await expect.poll(() => yearly.getAttribute('aria-checked')).toBe('true');
  });

  it('what was typed and submitted is typed and submitted then', async () => {
    const page = await visit(asleep);
    const field = page.locator('#newsletter-email');
    await field.evaluate((input: HTMLInputElement) => {
      input.focus();
      document.execCommand('insertText', false, 'ann@practice.example');
      input.form?.requestSubmit();
    });
    await page.getByText('Thanks for subscribing!').waitFor();
    expect(page.url()).not.toContain('?');
  });

  it('a press in a section that still sleeps is made once that wakes', async () => {
    const page = await visit(asleep);
    const question = page.locator('section[aria-labelledby="questions-title"] h3 button').nth(2);
    expect(await question.getAttribute('aria-expanded')).toBe('false');
    await question.evaluate((node: HTMLElement) => node.click());
    await hydrated(page);
    await answers(question);
    await expect.poll(() => question.getAttribute('aria-expanded')).toBe('true');
  });
});
